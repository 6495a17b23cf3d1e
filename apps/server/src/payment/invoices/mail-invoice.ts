import type { Language } from '@gezhi/contract'
import { GatewayError, type MailGateway } from '@gezhi/gateways'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/connect-database.ts'
import { priceText } from '../sale-messages.ts'
import { currentInvoiceOf, invoiceOrders, invoices } from './invoices-table.ts'

interface MailParts {
  readonly database: Database
  readonly mail: MailGateway | null
  readonly publicUrl: string | null
  readonly log: Logger
}

/**
 * Mails to the address of an issued invoice that it was issued, in the language of its request; `orderNo` is one of its orders. False if it
 * must be repeated. After a kill it may come twice, not never.
 */
export async function mailInvoice({ database, mail, publicUrl, log }: MailParts, orderNo: string): Promise<boolean> {
  const [found] = await database
    .select({ invoice: invoices })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(currentInvoiceOf(orderNo))
  // Without an address its account was closed.
  if (mail === null || found?.invoice.state !== 'issued' || found.invoice.email === '') return true
  const { email, language, invoiceNo, amount, header } = found.invoice
  const page = publicUrl === null ? null : `${publicUrl}/user/orderCenter?tab=invoices`
  try {
    await mail.send({ to: email, ...LETTERS[language]({ invoiceNo: invoiceNo ?? '', header, price: priceText(amount), page }) })
    return true
  } catch (error) {
    log.error({ err: error, orderNo }, 'the mail of an invoice could not be sent')
    // The address cannot be reached, or the mail may have arrived.
    return error instanceof GatewayError && (error.issue === 'recipient' || error.mayHaveHappened)
  }
}

interface Letter {
  readonly invoiceNo: string
  readonly header: string
  readonly price: string
  /** Address of the page; null if that of the installation is not known. */
  readonly page: string | null
}

const LETTERS: Readonly<Record<Language, (letter: Letter) => { subject: string; text: string }>> = {
  zh: ({ invoiceNo, header, price, page }) => ({
    subject: '格致：发票已开具',
    text: `您申请的发票已开具。\n\n发票号码：${invoiceNo}\n发票抬头：${header}\n金额：${price}\n\n${page === null ? '登录后可在“订单中心 - 发票”下载。' : `下载发票：\n${page}`}`,
  }),
  en: ({ invoiceNo, header, price, page }) => ({
    subject: 'Gezhi: your invoice was issued',
    text: `The invoice that you requested was issued.\n\nInvoice number: ${invoiceNo}\nInvoiced to: ${header}\nAmount: ${price}\n\n${page === null ? 'Log in and open “Orders – Invoices” to download it.' : `Download it:\n${page}`}`,
  }),
}
