import type { Product } from '@gezhi/contract/client'
import { createEvent } from '../store/create-store.ts'
import type { Clock } from './clock.ts'

const AI_EVENT_MS = 2000

/** What was paid for. */
export interface PaidOrder {
  readonly orderNo: string
  readonly productType: Product['productType']
}

const paid = createEvent<PaidOrder>()

/** Announces that an order was paid (B.payment.11); for an AI product once more, 2 s later (B.payment.13). */
export function announcePayment(order: PaidOrder, clock: Pick<Clock, 'after'>): void {
  paid.emit(order)
  if (order.productType === 'AI') clock.after(AI_EVENT_MS, () => paid.emit(order))
}

/** Subscribes to payments; returns a function that unsubscribes. */
export function onPaySuccess(listener: (order: PaidOrder) => void): () => void {
  return paid.subscribe(listener)
}
