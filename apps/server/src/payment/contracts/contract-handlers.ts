import { buffer } from 'node:stream/consumers'
import { MAX_DOCUMENT } from '@gezhi/contract'
import { writePdf } from '@gezhi/documents'
import { inWorkFolder } from '../../analysis/in-work-folder.ts'
import type { CallContext, FileAnswer, Handlers, UserCaller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { StoredOrder } from '../orders/orders-table.ts'
import type { DocumentFiles } from '../uploads/document-files.ts'
import { contractDocument, type ContractSeller } from './contract-document.ts'
import { isEditable, type ContractParty, type ContractStore, type StoredContract } from './contract-store.ts'
import { partyNumberIssue, readTaxNumber, TAX_NUMBER_ERRORS } from '../invoices/tax-number.ts'
import { DOCUMENT_NAMES } from '../document-names.ts'

type ContractCalls =
  | 'getContract'
  | 'addContract'
  | 'updateContract'
  | 'downloadContract'
  | 'getContractFile'
  | 'recoverContract'
  | 'uploadContract'
type Context = CallContext<UserCaller>

export interface ContractParts {
  readonly contracts: ContractStore
  readonly documents: DocumentFiles
  readonly seller: ContractSeller
  /** For unfinished PDFs. */
  readonly workFolder: string
  /** The caller’s order. Throws ORDER_NOT_FOUND. */
  ownOrder(orderNo: string, context: Context): Promise<StoredOrder>
  /** Runs one task of a caller at a time: a PDF takes a process of its own. Throws ORDERS_BUSY. */
  runOne(context: Context, work: () => Promise<FileAnswer>): Promise<FileAnswer>
}

/** Characters of the name of an uploaded file. */
const MAX_NAME = 200

/** Calls about contracts. */
export function contractHandlers(parts: ContractParts): Pick<Handlers['payment'], ContractCalls> {
  const { contracts, documents, ownOrder } = parts
  const existing = async (orderNo: string, context: Context): Promise<{ order: StoredOrder; contract: StoredContract }> => {
    const order = await ownOrder(orderNo, context)
    const contract = await contracts.find(orderNo)
    if (contract === null) throw new CallError('CONTRACT_NOT_FOUND')
    return { order, contract }
  }
  const write =
    (known: boolean) =>
    async ({ orderNo, ...party }: ContractParty & { readonly orderNo: string }, context: Context) => {
      await ownOrder(orderNo, context)
      await contracts.write(orderNo, { ...partyOf(party), idNumber: checkedNumber(party.idNumber) }, known)
      return addressOf(orderNo)
    }
  return {
    async getContract({ orderNo }, context) {
      const order = await ownOrder(orderNo, context)
      const contract = await contracts.find(orderNo)
      if (contract === null) return null
      const { signedName } = contract
      return { orderNo, ...partyOf(contract), ...addressOf(orderNo), signedName, editable: isEditable(order) }
    },
    addContract: write(false),
    updateContract: write(true),
    async downloadContract({ orderNo }, context) {
      await existing(orderNo, context)
      return addressOf(orderNo)
    },
    async getContractFile({ orderNo }, context) {
      const { order, contract } = await existing(orderNo, context)
      const signed =
        contract.signedFile === null ? null : await documents.download(contract.signedFile, `${DOCUMENT_NAMES.contract} ${orderNo}`)
      return signed ?? parts.runOne(context, () => contractFile(parts, order, contract, context.signal))
    },
    async recoverContract({ orderNo }, context) {
      await existing(orderNo, context)
      await contracts.sign(orderNo, null)
      return addressOf(orderNo)
    },
    async uploadContract({ orderNo, file }, context) {
      await existing(orderNo, context)
      const key = await documents.add('contracts', file, MAX_DOCUMENT)
      const name =
        file instanceof File
          ? file.name
              .replaceAll(/\p{Cc}/gu, '')
              .slice(0, MAX_NAME)
              .toWellFormed()
          : ''
      await contracts.sign(orderNo, { file: key, name })
      return addressOf(orderNo)
    },
  }
}

async function contractFile(
  { workFolder, seller }: ContractParts,
  order: StoredOrder,
  contract: StoredContract,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const record = contractDocument(order, contract, seller)
  const body = await inWorkFolder(workFolder, async (own) =>
    buffer(await writePdf({ title: record.title, language: 'zh', records: [record] }, { workFolder: own, signal })),
  )
  return { body, name: `${DOCUMENT_NAMES.contract} ${order.orderNo}.pdf`, fresh: true }
}

/** The number of a party. Throws ID_NUMBER_FORM, TAX_NUMBER_CHECK_DIGIT, TAX_NUMBER_IDENTITY. */
function checkedNumber(written: string): string {
  const number = readTaxNumber(written)
  const issue = partyNumberIssue(number)
  if (issue !== null) throw new CallError(issue === 'form' ? 'ID_NUMBER_FORM' : TAX_NUMBER_ERRORS[issue])
  return number
}

function addressOf(orderNo: string): { url: string } {
  return { url: `/api/pay/order/contractFile?orderNo=${orderNo}` }
}

function partyOf({ mainName, idNumber, contacts, phone, email, address }: ContractParty): ContractParty {
  return { mainName, idNumber, contacts, phone, email, address }
}
