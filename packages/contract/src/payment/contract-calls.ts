import * as z from 'zod'
import { emailSchema } from '../accounts/email.ts'
import { call, fileCall } from '../call.ts'
import { fileSchema } from './document-file.ts'
import { orderNoSchema } from './order.ts'
import { partyText } from '../text.ts'

/** The party of a contract (B.contract.03). The phone is any text (B.contract.14). */
const partyFields = {
  mainName: partyText(100),
  /** Number of the business licence or identity card: the check digit of these is checked, other documents have shorter numbers. */
  idNumber: partyText(50),
  contacts: partyText(50),
  phone: partyText(50),
  email: emailSchema,
  address: partyText(200),
}

const NUMBER_ERRORS = ['ID_NUMBER_FORM', 'TAX_NUMBER_CHECK_DIGIT', 'TAX_NUMBER_IDENTITY'] as const

/** A contract as its owner sees it. */
export const contractSchema = z.object({
  orderNo: z.string(),
  mainName: z.string(),
  idNumber: z.string(),
  contacts: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** Of the PDF file, or of the signed copy after it was uploaded. */
  url: z.string(),
  /** Name of the uploaded signed copy; null for the generated contract. */
  signedName: z.string().nullable(),
  /** False after payment (G09). */
  editable: z.boolean(),
})
export type Contract = z.infer<typeof contractSchema>

const order = z.object({ orderNo: orderNoSchema })
const address = z.object({ url: z.string() })

/** The contract of an order: written by its buyer until it is paid, once afterwards if there is none yet (G09). */
export const CONTRACT_CALLS = {
  /** Null without a contract. */
  getContract: call({
    id: 'C.contract.01',
    method: 'POST',
    path: '/api/pay/order/getContract',
    who: 'login',
    request: order,
    answer: contractSchema.nullable(),
    errors: ['ORDER_NOT_FOUND'],
    summary: { zh: '订单的合同', en: 'Contract of an order' },
  }),
  addContract: call({
    id: 'C.contract.02',
    method: 'POST',
    path: '/api/pay/order/addContract',
    who: 'login',
    request: z.object({ ...order.shape, ...partyFields }),
    answer: address,
    errors: ['ORDER_NOT_FOUND', 'CONTRACT_LOCKED', 'CONTRACT_PARTY', 'ORDER_CLOSED', ...NUMBER_ERRORS],
    summary: { zh: '填写合同信息', en: 'Adds the contract of an order' },
  }),
  updateContract: call({
    id: 'C.contract.06',
    method: 'POST',
    path: '/api/pay/order/updContract',
    aliases: ['/api/pay/order/updateContract'],
    who: 'login',
    request: z.object({ ...order.shape, ...partyFields }),
    answer: address,
    errors: ['ORDER_NOT_FOUND', 'CONTRACT_NOT_FOUND', 'CONTRACT_LOCKED', 'CONTRACT_PARTY', 'ORDER_CLOSED', ...NUMBER_ERRORS],
    summary: { zh: '修改合同信息', en: 'Changes the contract of an order' },
  }),
  /** Address of the file. */
  downloadContract: call({
    id: 'C.contract.03',
    method: 'POST',
    path: '/api/pay/order/downloadContract',
    who: 'login',
    request: order,
    answer: address,
    errors: ['ORDER_NOT_FOUND', 'CONTRACT_NOT_FOUND'],
    summary: { zh: '合同下载地址', en: 'Address of a contract' },
  }),
  /** The signed copy, or the contract as PDF. */
  getContractFile: fileCall({
    id: null,
    method: 'GET',
    path: '/api/pay/order/contractFile',
    who: 'login',
    request: order,
    file: 'application/pdf',
    errors: ['ORDER_NOT_FOUND', 'CONTRACT_NOT_FOUND', 'ORDERS_BUSY'],
    summary: { zh: '合同文件', en: 'File of a contract' },
  }),
  /** Removes the signed copy: the generated contract is the contract again. */
  recoverContract: call({
    id: 'C.contract.04',
    method: 'POST',
    path: '/api/pay/order/recoveryContract',
    who: 'login',
    request: order,
    answer: address,
    errors: ['ORDER_NOT_FOUND', 'CONTRACT_NOT_FOUND'],
    summary: { zh: '恢复为生成的合同', en: 'Returns to the generated contract' },
  }),
  /** The signed copy: pdf, jpg or png by its content, at most 10 MB (G100). */
  uploadContract: call({
    id: 'C.contract.05',
    method: 'POST',
    path: '/api/pay/order/uploadContract',
    who: 'login',
    form: true,
    request: z.object({ ...order.shape, file: fileSchema }),
    answer: address,
    errors: [
      'ORDER_NOT_FOUND',
      'CONTRACT_NOT_FOUND',
      'ORDER_CLOSED',
      'DOCUMENT_TYPE',
      'DOCUMENT_SIZE',
      'DOCUMENT_BROKEN',
      'DOCUMENT_TOTAL',
      'ORDERS_BUSY',
    ],
    summary: { zh: '上传签署后的合同', en: 'Uploads the signed contract' },
  }),
}
