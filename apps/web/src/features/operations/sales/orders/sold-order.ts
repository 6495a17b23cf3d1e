import { PAY_STATUS } from '@gezhi/contract/client'
import type { apiClient } from '../../../../api/api-client.ts'

/** An order of the list. */
export type SoldOrder = Awaited<ReturnType<typeof apiClient.payment.listSales>>['list'][number]

/** An order with its ledger and refunds. */
export type OpenedOrder = Awaited<ReturnType<typeof apiClient.payment.findSale>>

export type OrderState = keyof typeof PAY_STATUS

/** All states, in the order of their numbers. */
export const ORDER_STATES = Object.keys(PAY_STATUS) as OrderState[]

/** The state that a number of the API stands for. */
export function orderStateOf(payStatus: number): OrderState {
  return ORDER_STATES.find((name) => PAY_STATUS[name] === payStatus) ?? 'failed'
}
