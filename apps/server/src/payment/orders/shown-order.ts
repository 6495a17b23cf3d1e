import { PAY_STATUS, type Language, type Order } from '@gezhi/contract'
import type { Period } from '../../accounts/products/bought-products.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { nameOf, yuanOf } from '../products/shown-product.ts'
import type { StoredOrder } from './orders-table.ts'

/** Documents of an order, and what became of further payments. */
export interface OrderDocuments {
  /** Why the last slip that was decided on was rejected; null if none was. */
  readonly slipRejection: string | null
  readonly hasContract: boolean
  readonly hasInvoice: boolean
  /** Yuan of further payments: returned, and still to be returned. */
  readonly returnedPrice: number
  readonly returningPrice: number
  /** Yuan of refunds of the order itself that are not made yet. */
  readonly refundingPrice: number
}

/** An order as the API describes it, in the language of the request; `period` is that of its rights, `now` in ms. */
export function shownOrder(
  order: StoredOrder,
  { language, documents, period, now }: { language: Language; documents: OrderDocuments; period: Period | null; now: number },
): Order {
  const { orderNo, payType, productId, product, amount, state, refunded, slip, createdAt, paidAt, expiresAt } = order
  return {
    orderNo,
    payType,
    productId,
    productName: nameOf(product, language),
    productType: product.type,
    productSalePrice: yuanOf(amount),
    payStatus: PAY_STATUS[state],
    refundedPrice: yuanOf(refunded),
    createTime: shanghaiTime(createdAt),
    payTime: paidAt === null ? null : shanghaiTime(paidAt),
    expireTime: state === 'unpaid' ? expiresAt.getTime() : null,
    // Of a refunded order it ended when it was taken back.
    rights:
      period === null || state === 'refunded'
        ? null
        : { startTime: shanghaiTime(period.start), endTime: shanghaiTime(period.end), queued: period.start.getTime() > now },
    ...documents,
    hasSlip: slip !== null,
    // Another slip waits for its own decision.
    slipRejection: state === 'unpaid' && slip !== null ? documents.slipRejection : null,
  }
}
