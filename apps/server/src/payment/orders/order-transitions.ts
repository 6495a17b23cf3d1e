import type { OrderState } from '@gezhi/contract'

/** What happens to an order. */
export type OrderEvent =
  | 'pay'
  /** Money for an order whose account is closed. */
  | 'payClosed'
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
/** Money for an account that can have no rights any more. */
const UNUSABLE: Transition = { to: 'cancelled', effects: ['bookPayment', 'returnPayment', 'closeCodes'] }

/**
 * Every order state × event. An event without a cell changes nothing. Both QR codes may be paid, and a payment may be reported after the
 * order was closed: the first payment always grants unless the account is closed, any further one is returned.
 */
export const TRANSITIONS: Readonly<Record<OrderState, Partial<Readonly<Record<OrderEvent, Transition>>>>> = {
  unpaid: {
    pay: PAID,
    payClosed: UNUSABLE,
    cancel: close('cancelled'),
    expire: close('cancelled'),
    fail: close('failed'),
    submitSlip: { to: 'transferring', effects: [] },
  },
  transferring: {
    pay: PAID,
    payClosed: UNUSABLE,
    cancel: close('cancelled'),
    rejectSlip: { to: 'unpaid', effects: [] },
  },
  paid: {
    pay: surplus('paid'),
    payClosed: surplus('paid'),
    startRefund: { to: 'refunding', effects: [] },
    // Rejected by the provider at first, and made after all.
    completeRefund: REFUNDED,
    completePartialRefund: PARTLY_REFUNDED,
  },
  refunding: {
    pay: surplus('refunding'),
    payClosed: surplus('refunding'),
    completeRefund: REFUNDED,
    completePartialRefund: PARTLY_REFUNDED,
    rejectRefund: { to: 'paid', effects: [] },
  },
  refunded: { pay: surplus('refunded'), payClosed: surplus('refunded') },
  cancelled: { pay: PAID, payClosed: UNUSABLE },
  failed: { pay: PAID, payClosed: UNUSABLE },
}

/** The transition of an event; null if it changes nothing in this state. */
export function transitionOf(state: OrderState, event: OrderEvent): Transition | null {
  return TRANSITIONS[state][event] ?? null
}
