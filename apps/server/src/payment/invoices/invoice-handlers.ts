import { INVOICE_TYPES, type Invoice } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { nameOf, yuanOf } from '../products/shown-product.ts'
import type { DocumentFiles } from '../uploads/document-files.ts'
import type { InvoiceStore, InvoiceWithOrders } from './invoice-store.ts'
import { readTaxNumber, TAX_NUMBER_ERRORS, taxNumberIssue } from './tax-number.ts'
import { DOCUMENT_NAMES } from '../document-names.ts'

type InvoiceCalls = 'listInvoices' | 'listInvoiceableOrders' | 'findInvoiceTotal' | 'addInvoice' | 'cancelInvoice' | 'getInvoiceFile'

/** Calls about invoices of the user. */
export function invoiceHandlers(invoices: InvoiceStore, documents: DocumentFiles): Pick<Handlers['payment'], InvoiceCalls> {
  const own = async (id: string, userId: string): Promise<InvoiceWithOrders> => {
    const invoice = await invoices.find(id)
    if (invoice?.userId !== userId) throw new CallError('INVOICE_NOT_FOUND')
    return invoice
  }
  return {
    async listInvoices(page, { caller }) {
      const { list, total } = await invoices.list(caller.userId, page)
      return { list: list.map(shownInvoice), total }
    },
    async listInvoiceableOrders(page, { caller, language }) {
      const { list, total } = await invoices.invoiceable(caller.userId, page)
      const rows = list.map(({ orderNo, product, paidAt, amount, refunded }) => ({
        orderNo,
        productName: nameOf(product, language),
        payTime: paidAt === null ? null : shanghaiTime(paidAt),
        price: yuanOf(amount - refunded),
      }))
      return { list: rows, total }
    },
    async findInvoiceTotal({ orderNoList }, { caller }) {
      const { amount, header, taxNumber } = await invoices.totalOf(caller.userId, orderNoList)
      return { totalPrice: yuanOf(amount), invoiceHeader: header ?? '', taxNumber: taxNumber ?? '' }
    },
    async addInvoice({ orderNoList, invoiceType: type, invoiceHeader: header, taxNumber, email }, { caller, language }) {
      const request = { type, header, taxNumber: checkedTaxNumber(taxNumber, type), email, language }
      return { id: await invoices.add(caller.userId, orderNoList, request) }
    },
    async cancelInvoice({ id }, { caller }) {
      await own(id, caller.userId)
      await invoices.end(id, { state: 'cancelled' })
      return true
    },
    async getInvoiceFile({ id, file }, { caller }) {
      const answer = await downloadInvoice(documents, await own(id, caller.userId), file)
      if (answer === null) throw new CallError('INVOICE_NOT_FOUND')
      return answer
    },
  }
}

/** A person needs no tax number for an ordinary invoice. Throws TAX_NUMBER_FORM, TAX_NUMBER_CHECK_DIGIT, TAX_NUMBER_IDENTITY. */
function checkedTaxNumber(written: string, type: number): string {
  const number = readTaxNumber(written)
  const isOrdinary = type === INVOICE_TYPES.ordinary
  if (number === '' && isOrdinary) return ''
  const issue = taxNumberIssue(number, { persons: isOrdinary })
  if (issue === null) return number
  throw new CallError(TAX_NUMBER_ERRORS[issue])
}

/** An invoice as the API describes it. */
export function shownInvoice(invoice: InvoiceWithOrders): Invoice {
  const { id, invoiceNo, type, header, taxNumber, email, state, note, createdAt, issuedAt, file, amount, currentAmount } = invoice
  const { redInvoiceNo, redFile, reversedAt } = invoice
  return {
    id,
    invoiceNo,
    invoiceType: type,
    invoiceHeader: header,
    taxNumber,
    email,
    totalPrice: yuanOf(state === 'requested' ? currentAmount : amount),
    status: state,
    note,
    createTime: shanghaiTime(createdAt),
    issueTime: issuedAt === null ? null : shanghaiTime(issuedAt),
    hasFile: file !== null,
    refundedSince: state === 'issued' ? yuanOf(amount - currentAmount) : 0,
    redInvoiceNo,
    reverseTime: reversedAt === null ? null : shanghaiTime(reversedAt),
    hasRedFile: redFile !== null,
    orderNoList: [...invoice.orderNos],
  }
}

/** The file of an issued invoice, or of the red-letter invoice that reversed it; null without one. */
export async function downloadInvoice(documents: DocumentFiles, invoice: InvoiceWithOrders, kind: 'issued' | 'red') {
  const { invoiceNo, redInvoiceNo } = invoice
  const [file, name] =
    kind === 'red'
      ? [invoice.redFile, `${DOCUMENT_NAMES.redInvoice} ${redInvoiceNo}`]
      : [invoice.file, `${DOCUMENT_NAMES.invoice} ${invoiceNo}`]
  return file === null ? null : documents.download(file, name)
}
