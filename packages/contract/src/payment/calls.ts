import type { CallTable } from '../call.ts'
import { BUY_CALLS } from './buy-calls.ts'
import { CONSOLE_CALLS } from './console-calls.ts'
import { CONTRACT_CALLS } from './contract-calls.ts'
import { GRANT_CALLS } from './grant-calls.ts'
import { INVOICE_CALLS } from './invoice-calls.ts'
import { ORDER_CALLS } from './order-calls.ts'
import { PRODUCT_CALLS } from './product-calls.ts'
import { SLIP_CALLS } from './slip-calls.ts'

/** The calls of the domain payment. */
export const PAYMENT_CALLS = {
  ...PRODUCT_CALLS,
  ...BUY_CALLS,
  ...ORDER_CALLS,
  ...CONTRACT_CALLS,
  ...SLIP_CALLS,
  ...INVOICE_CALLS,
  ...CONSOLE_CALLS,
  ...GRANT_CALLS,
} satisfies CallTable
