import { PAY_STATUS, type Language, type Order } from '@gezhi/contract'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { nameOf, yuanOf } from '../products/shown-product.ts'
import type { StoredOrder } from './orders-table.ts'

/** Documents of an order, and what became of further payments. */
export interface OrderDocuments {
  readonly hasContract: boolean
  readonly hasInvoice: boolean
  /** Yuan of further payments: returned, and still to be returned. */
  readonly returnedPrice: number
  readonly returningPrice: number
}

/** An order as the API describes it, in the language of the request. */
export function shownOrder(order: StoredOrder, language: Language, documents: OrderDocuments): Order {
  const { orderNo, payType, productId, product, amount, state, refunded, createdAt, paidAt, expiresAt } = order
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
    ...documents,
  }
}
