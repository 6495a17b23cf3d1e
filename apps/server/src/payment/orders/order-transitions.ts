import type { OrderState } from '@gezhi/contract'

/** What happens to an order. */
export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'fail'
  | 'submitSlip'
  | 'rejectSlip'
  | 'startRefund'
  | 'completeRefund'
  | 'completePartialRefund'
  | 'rejectRefund'

/** What a transition does besides changing the state, in the same transaction. */
export type OrderEffect = 'bookPayment' | 'grantRights' | 'returnPayment' | 'closeCodes' | 'bookRefund' | 'revokeRights'

/** One cell of the table. */
export interface Transition {
  readonly to: OrderState
  readonly effects: readonly OrderEffect[]
}

const PAID: Transition = { to: 'paid', effects: ['bookPayment', 'grantRights', 'closeCodes'] }
const close = (to: OrderState): Transition => ({ to, effects: ['closeCodes'] })
const REFUNDED: Transition = { to: 'refunded', effects: ['bookRefund', 'revokeRights'] }
const PARTLY_REFUNDED: Transition = { to: 'paid', effects: ['bookRefund'] }
/** Money for an order that needs none any more: booked, because it arrived, and returned. */
const surplus = (to: OrderState): Transition => ({ to, effects: ['bookPayment', 'returnPayment'] })

/**
 * Every order state × event. An event without a cell changes nothing. Both QR codes may be paid, and a payment may be reported after the
 * order was closed: the first payment always grants, any further one is returned.
 */
export const TRANSITIONS: Readonly<Record<OrderState, Partial<Readonly<Record<OrderEvent, Transition>>>>> = {
  unpaid: {
    pay: PAID,
    cancel: close('cancelled'),
    expire: close('cancelled'),
    fail: close('failed'),
    submitSlip: { to: 'transferring', effects: [] },
  },
  transferring: {
    pay: PAID,
    cancel: close('cancelled'),
    rejectSlip: { to: 'unpaid', effects: [] },
  },
  paid: {
    pay: surplus('paid'),
    startRefund: { to: 'refunding', effects: [] },
    // Rejected by the provider at first, and made after all.
    completeRefund: REFUNDED,
    completePartialRefund: PARTLY_REFUNDED,
  },
  refunding: {
    pay: surplus('refunding'),
    completeRefund: REFUNDED,
    completePartialRefund: PARTLY_REFUNDED,
    rejectRefund: { to: 'paid', effects: [] },
  },
  refunded: { pay: surplus('refunded') },
  cancelled: { pay: PAID },
  failed: { pay: PAID },
}

/** The transition of an event; null if it changes nothing in this state. */
export function transitionOf(state: OrderState, event: OrderEvent): Transition | null {
  return TRANSITIONS[state][event] ?? null
}
