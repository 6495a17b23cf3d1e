import type { CallTable } from '../call.ts'
import { BUY_CALLS } from './buy-calls.ts'
import { ORDER_CALLS } from './order-calls.ts'
import { PRODUCT_CALLS } from './product-calls.ts'

/** The calls of the domain payment. */
export const PAYMENT_CALLS = { ...PRODUCT_CALLS, ...BUY_CALLS, ...ORDER_CALLS } satisfies CallTable
