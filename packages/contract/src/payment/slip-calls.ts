import * as z from 'zod'
import { call, fileCall } from '../call.ts'
import { fileSchema } from './document-file.ts'
import { orderNoSchema } from './order.ts'

/** The bank slip of a corporate transfer. */
export const SLIP_CALLS = {
  /** pdf, jpg or png by its content, at most 5 MB. A later slip replaces the earlier one until an operator has decided. */
  uploadSlip: call({
    id: null,
    method: 'POST',
    path: '/api/pay/order/uploadSlip',
    who: 'login',
    form: true,
    request: z.object({ orderNo: orderNoSchema, file: fileSchema }),
    answer: z.literal(true),
    errors: ['ORDER_NOT_FOUND', 'SLIP_NOT_EXPECTED', 'DOCUMENT_TYPE', 'DOCUMENT_SIZE', 'DOCUMENT_BROKEN', 'DOCUMENT_TOTAL', 'ORDERS_BUSY'],
    summary: { zh: '上传转账凭证', en: 'Uploads the bank slip of a transfer' },
  }),
  getSlip: fileCall({
    id: null,
    method: 'GET',
    path: '/api/pay/order/slip',
    who: 'login',
    request: z.object({ orderNo: orderNoSchema }),
    file: 'application/octet-stream',
    errors: ['ORDER_NOT_FOUND', 'SLIP_NOT_FOUND'],
    summary: { zh: '转账凭证', en: 'Bank slip of a transfer' },
  }),
}
