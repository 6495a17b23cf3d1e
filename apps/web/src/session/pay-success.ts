import { createEvent } from '../store/create-store.ts'

/** What was paid for. */
export interface PaidOrder {
  readonly orderNo: string
  readonly productType: 'VIP' | 'API' | 'AI'
}

const paid = createEvent<PaidOrder>()

/** Announces that an order was paid (B.payment.11). */
export function announcePayment(order: PaidOrder): void {
  paid.emit(order)
}

/** Subscribes to payments; returns a function that unsubscribes. */
export function onPaySuccess(listener: (order: PaidOrder) => void): () => void {
  return paid.subscribe(listener)
}
