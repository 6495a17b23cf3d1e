import { PAY_STATUS } from '@gezhi/contract/client'

/** Names of the states of an order, in the order of their numbers. */
export const ORDER_STATES = Object.keys(PAY_STATUS) as readonly (keyof typeof PAY_STATUS)[]

/** The name of a state; that of an unknown number is `unpaid`. */
export function stateOf({ payStatus }: { readonly payStatus: number }): keyof typeof PAY_STATUS {
  return ORDER_STATES.find((name) => PAY_STATUS[name] === payStatus) ?? 'unpaid'
}
