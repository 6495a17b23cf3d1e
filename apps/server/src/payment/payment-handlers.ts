import { PAY_STATUS, type OrderState, type ParsedRequestOf, type PayChannel, type PAYMENT_CALLS } from '@gezhi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { publicAddress } from '../http/public-address.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { BoughtProducts } from '../accounts/products/bought-products.ts'
import type { ProductStore } from '../accounts/products/product-store.ts'
import { QueueFullError } from '../platform/bounded-queue.ts'
import { callerQueues } from '../platform/caller-queues.ts'
import type { consoleHandlers } from './console/console-handlers.ts'
import type { grantHandlers } from './grants/grant-handlers.ts'
import { contractHandlers, type ContractParts } from './contracts/contract-handlers.ts'
import { requestCodes, type CodeParts } from './gateway/request-codes.ts'
import { invoiceHandlers } from './invoices/invoice-handlers.ts'
import type { InvoiceStore } from './invoices/invoice-store.ts'
import { FIRST_PURCHASE, sourceOf } from './orders/grant-order.ts'
import { gifts } from './orders/gifts-table.ts'
import { documentsOf } from './orders/order-documents.ts'
import type { OrderStore } from './orders/order-store.ts'
import type { StoredOrder } from './orders/orders-table.ts'
import { periodsOfSources } from './orders/periods-of-sources.ts'
import { shownOrder } from './orders/shown-order.ts'
import { slipHandlers } from './orders/slip-handlers.ts'
import type { Catalogue } from './products/catalogue.ts'
import type { PackStore } from './packs/pack-store.ts'
import { productHandlers } from './products/product-handlers.ts'
import { productNames } from './products/product-names.ts'
import { nameOf } from './products/shown-product.ts'
import type { StoredProduct } from './products/products-table.ts'

/** The bank account of transfers. */
export interface TransferAccount {
  readonly accountName: string
  readonly bank: string
  readonly accountNo: string
}

export interface PaymentParts extends Omit<CodeParts, 'orders'>, Pick<ContractParts, 'contracts' | 'documents' | 'seller' | 'workFolder'> {
  readonly database: Database
  readonly products: Catalogue
  readonly packs: Pick<PackStore, 'list'>
  readonly orders: OrderStore
  readonly held: Pick<ProductStore, 'of'>
  readonly bought: Pick<BoughtProducts, 'startOf' | 'periodsOf'>
  readonly transfer: TransferAccount | null
  readonly publicUrl: string | null
  readonly invoices: InvoiceStore
}

/** Orders of a user that wait for the one in progress: a double click, or quick changes of the product. */
const WAITING = 4

type Purchase = ParsedRequestOf<(typeof PAYMENT_CALLS)['createOrder']>
type CodesRequest = ParsedRequestOf<(typeof PAYMENT_CALLS)['findQrCodes']>
type Context = CallContext<UserCaller>

/** Handlers of the calls of buyers. */
export type BuyerHandlers = Omit<Handlers['payment'], keyof ReturnType<typeof consoleHandlers> | keyof ReturnType<typeof grantHandlers>>

/** Calls of the domain payment except those of operators. */
export function paymentHandlers(parts: PaymentParts): BuyerHandlers {
  const { database, products, orders, packs, channels, held, bought, transfer, now } = parts
  const productOf = async ({ productId, productType }: Purchase): Promise<StoredProduct> => {
    const sale = await products.find(productId)
    if (!('product' in sale)) throw new CallError(sale.error)
    if (sale.product.type !== productType) throw new CallError('PRODUCT_MISMATCH')
    return sale.product
  }
  const create = async (purchase: Purchase, { caller: { userId } }: Context, payType: 'QR_CODE' | 'DGZZ'): Promise<StoredOrder> => {
    const order = await orders.create(userId, await productOf(purchase), { payType, reset: purchase.reset })
    if (order === null) throw new CallError('UNPAID_ORDER_EXISTS')
    return order
  }
  const queues = callerQueues(WAITING)
  /** One order of a user at a time, without a connection of the database while it waits. */
  const inTurn =
    <Request, Answer>(work: (request: Request, context: Context) => Promise<Answer>) =>
    async (request: Request, context: Context): Promise<Answer> => {
      try {
        return await queues.run(context.caller.userId, () => work(request, context))
      } catch (error) {
        throw error instanceof QueueFullError ? new CallError('ORDERS_BUSY', {}, { cause: error }) : error
      }
    }
  const ownOrder = async (orderNo: string, { caller: { userId } }: Context): Promise<StoredOrder> => {
    const order = await orders.find(userId, orderNo)
    if (order === null) throw new CallError('ORDER_NOT_FOUND')
    return order
  }
  const codes = (order: StoredOrder, context: Context, only?: PayChannel) =>
    requestCodes(parts, order, {
      address: publicAddress(parts.publicUrl, context.headers),
      name: nameOf(order.product, 'zh'),
      only,
    })
  const createWithCodes = async (purchase: Purchase, context: Context) => {
    // Without a provider nobody could pay the order.
    if (channels.size === 0) throw new CallError('PAYMENT_OFF')
    return codes(await create(purchase, context, 'QR_CODE'), context)
  }
  const codesOfOrder = async ({ orderNo, productId, payType }: CodesRequest, context: Context) => {
    const order = await ownOrder(orderNo, context)
    if (productId !== undefined && productId !== order.productId) throw new CallError('PRODUCT_MISMATCH')
    return codes(order, context, payType === 'QR_CODE' ? undefined : payType)
  }
  const shown = async (list: readonly StoredOrder[], { language }: Context) => {
    const orderNos = list.map(({ orderNo }) => orderNo)
    const sources = orderNos.map(sourceOf)
    const [documents, period] = await Promise.all([documentsOf(database, orderNos), periodsOfSources(database, bought, sources)])
    return list.map((order) => {
      const { orderNo } = order
      return shownOrder(order, { language, documents: documents(orderNo), period: period(sourceOf(orderNo)), now: now() })
    })
  }

  return {
    ...productHandlers(products, packs),
    ...contractHandlers({ ...parts, ownOrder, runOne: (context, work) => inTurn(() => work())(undefined, context) }),
    ...slipHandlers({ ...parts, ownOrder }),
    ...invoiceHandlers(parts.invoices, parts.documents),
    createOrder: inTurn(createWithCodes),
    createUserOrder: inTurn(createWithCodes),
    createIprOrder: inTurn(createWithCodes),
    createOrderNo: inTurn(async (purchase: Purchase, context) => ({ orderNo: (await create(purchase, context, 'QR_CODE')).orderNo })),
    findQrCodes: inTurn(codesOfOrder),
    payOrder: inTurn(codesOfOrder),
    payUserOrder: inTurn(codesOfOrder),
    createTransferOrder: inTurn(async (purchase: Purchase, context) => {
      if (transfer === null) throw new CallError('PAYMENT_OFF')
      return { orderNo: (await create(purchase, context, 'DGZZ')).orderNo }
    }),
    async findPayStatus({ orderNo }, context) {
      const { state } = await ownOrder(orderNo, context)
      const { living, coming } = await held.of(context.caller.userId)
      const nameIn = await productNames(database, context.caller.userId, context.language)
      // A product that was just bought may begin at the end of another one (G105).
      const userProduct = [...living, ...coming].map(({ productName, endTime }) => ({ productName: nameIn(productName), endTime }))
      return { payStatus: PAY_STATUS[state], userProduct }
    },
    async listHeldProducts(_request, { caller: { userId }, language }) {
      const [{ living, coming }, nameIn, start, uses] = await Promise.all([
        held.of(userId),
        productNames(database, userId, language),
        bought.startOf(database, userId, 'VIP'),
        packs.list(userId),
      ])
      const shownAs =
        (queued: boolean) =>
        ({ productName, searchCount, startTime, endTime }: (typeof living)[number]) => ({
          productName: nameIn(productName),
          searchCount,
          startTime,
          endTime,
          queued,
        })
      return {
        list: [...living.map(shownAs(false)), ...coming.map(shownAs(true))],
        packs: uses.map(({ productName, type, total, used, startTime, endTime }) => ({
          productName: nameIn(productName),
          productType: type,
          total,
          used,
          startTime: shanghaiTime(startTime),
          endTime: shanghaiTime(endTime),
        })),
        nextStart: start > now() ? shanghaiTime(new Date(start)) : null,
      }
    },
    async listPayMethods() {
      const isSandbox = [...channels.values()].some(({ adapter }) => adapter === 'sandbox')
      return { wx: channels.has('WX'), zfb: channels.has('ZFB'), transfer, sandbox: isSandbox }
    },
    async listPurchases({ payStatus, hasContract, pageNo, pageSize }, context) {
      const state = STATES.find((one) => PAY_STATUS[one] === payStatus)
      const { list, total } = await orders.list(context.caller.userId, { state, hasContract }, { pageNo, pageSize })
      return { list: await shown(list, context), total }
    },
    async cancelOrder({ orderNo }, context) {
      await ownOrder(orderNo, context)
      if ((await orders.apply(orderNo, 'cancel')) !== 'done') throw new CallError('ORDER_NOT_CANCELLABLE')
      return true
    },
    findOrder: async ({ orderNo }, context) => (await shown([await ownOrder(orderNo, context)], context))[0]!,
    async findUnpaidOrder(_request, context) {
      const order = await orders.findUnpaid(context.caller.userId)
      return order === null ? null : (await shown([order], context))[0]!
    },
    isGiftGiven: async ({ type }, { caller: { userId } }) =>
      (await database.$count(gifts, and(eq(gifts.userId, userId), eq(gifts.type, type)))) > 0,
    async takeFirstPurchaseGift(_request, { caller: { userId }, language }) {
      const [gift] = await database
        .update(gifts)
        .set({ shownAt: new Date(now()) })
        .where(and(eq(gifts.userId, userId), eq(gifts.type, FIRST_PURCHASE), isNull(gifts.shownAt)))
        .returning()
      if (gift === undefined) return null
      const nameIn = await productNames(database, userId, language)
      return { productName: nameIn(gift.productName), endTime: shanghaiTime(gift.endTime) }
    },
  }
}

const STATES = Object.keys(PAY_STATUS) as OrderState[]
