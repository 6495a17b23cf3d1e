import { join } from 'node:path'
import { CALLS } from '@gezhi/contract'
import type { Operator } from '../http/operator-of.ts'
import { defineDomain } from '../platform/domain.ts'
import type { Settings } from '../settings/settings.ts'
import { mountCallbacks } from './callbacks/mount-callbacks.ts'
import { consoleHandlers } from './console/console-handlers.ts'
import { countWaitingSales, type WaitingSales } from './console/sale-lists.ts'
import { sellerOf } from './contracts/contract-document.ts'
import { contractStore } from './contracts/contract-store.ts'
import { mountDevelopmentPages } from './development-pages.ts'
import { channelsOf } from './gateway/channels.ts'
import { settlePayments } from './gateway/settle-payments.ts'
import { grantHandlers } from './grants/grant-handlers.ts'
import { invoiceStore, type InvoiceStore } from './invoices/invoice-store.ts'
import { orderStore, type OrderStore } from './orders/order-store.ts'
import { refundStore, type RefundStore } from './orders/refund-store.ts'
import { PAYMENT_USER_TASKS } from './orders/user-tasks.ts'
import { packStore, type PackStore } from './packs/pack-store.ts'
import { paymentUsage, runPaymentCommand } from './payment-commands.ts'
import { reconcileLastDays } from './reconciliation/reconcile.ts'
import { paymentHandlers, type TransferAccount } from './payment-handlers.ts'
import { PAYMENT_PERSONAL_DATA } from './personal-data.ts'
import { catalogue, type Catalogue } from './products/catalogue.ts'
import { documentFiles } from './uploads/document-files.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    payment: {
      readonly orders: OrderStore
      readonly refunds: RefundStore
      readonly products: Catalogue
      readonly invoices: InvoiceStore
      readonly packs: PackStore
      settle(): Promise<void>
      countWaitingSales(): Promise<WaitingSales>
      runCommand(args: readonly string[], by: Operator): Promise<readonly string[] | null>
    }
  }
}

/** What is sold, orders and their payment, and the rights that paid orders grant. */
export const paymentDomain = defineDomain({
  name: 'payment',
  calls: CALLS.payment,
  personalData: PAYMENT_PERSONAL_DATA,
  usage: paymentUsage,
  open({ database, files, folder, gateways, settings, now, log, service }) {
    const { boughtProducts, products: held, cache, messages, register, users, nickOf } = service('accounts')
    // The notification of the database arrives later than the next request of the same browser.
    const changed = (userId: string) => cache.forget(userId)
    const products = catalogue(database, service('content').site, now)
    const orders = orderStore(database, boughtProducts, now, changed)
    const refunds = refundStore(database, boughtProducts, now, changed, messages)
    const channels = channelsOf(gateways)
    const packs = packStore(database, now)
    const { GEZHI_PUBLIC_URL: publicUrl } = settings
    const parts = { database, orders, refunds, channels, messages, mail: gateways.mail, publicUrl, now, log }
    const settle = () => settlePayments(parts)
    const documents = documentFiles(files)
    const invoices = invoiceStore(database, now)
    const selling = { ...parts, settle, documents, invoices, messages, register, users, bought: boughtProducts, changed, nickOf }
    const runCommand = (args: readonly string[], by: Operator) => runPaymentCommand(selling, args, by)
    const transfer = transferAccount(settings)
    const contracts = contractStore(database, now)
    const buying = { database, products, orders, packs, held, bought: boughtProducts, channels, transfer, publicUrl, now, log }
    const paper = { documents, contracts, invoices, seller: sellerOf(transfer), workFolder: join(folder.work, 'contracts') }
    return {
      handlers: () => ({ ...paymentHandlers({ ...buying, ...paper }), ...consoleHandlers(selling), ...grantHandlers(selling) }),
      jobs: [
        { queue: 'settle-payments', cron: '* * * * *', run: settle },
        // Providers have the bill of a day by 10 in the morning of the next.
        { queue: 'reconcile-payments', cron: '30 10 * * *', run: () => reconcileLastDays(parts) },
      ],
      userTasks: [PAYMENT_USER_TASKS],
      runCommand,
      seed: () => products.seed(),
      mountPages: (app) => {
        mountCallbacks(app, { orders, channels, log })
        if (gateways.sandbox !== null) mountDevelopmentPages(app, gateways.sandbox, { orders, channels, log })
      },
      services: { orders, refunds, products, packs, invoices, settle, runCommand, countWaitingSales: () => countWaitingSales(database) },
    }
  },
})

function transferAccount(settings: Settings): TransferAccount | null {
  const { GEZHI_TRANSFER_NAME: accountName, GEZHI_TRANSFER_BANK: bank, GEZHI_TRANSFER_ACCOUNT: accountNo } = settings
  return accountName === '' || bank === '' || accountNo === '' ? null : { accountName, bank, accountNo }
}
