import { orderStateOf, type OpenedOrder } from './sold-order.ts'

/** What an operator may do with an order. */
export type OrderAction = 'confirm' | 'reject' | 'refund'

/** The actions that the state of an order allows, the next step first. Money can arrive before its slip does. */
export function allowedOrderActions({ payStatus, payType }: Pick<OpenedOrder, 'payStatus' | 'payType'>): OrderAction[] {
  const state = orderStateOf(payStatus)
  if (state === 'paid') return ['refund']
  if (payType !== 'DGZZ') return []
  if (state === 'transferring') return ['confirm', 'reject']
  return state === 'unpaid' ? ['confirm'] : []
}
