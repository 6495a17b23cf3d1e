import { createStore, useStore } from '../store/create-store.ts'

export interface PurchaseRequest {
  /** The product that was asked for, null for the default (B.products.12). */
  readonly productId: number | null
  /** The limit that it was opened for, as the user is told. */
  readonly reason: string | null
}

const open = createStore<PurchaseRequest | null>(null)
const reminder = createStore(false)

/** Opens the purchase dialog over the page that is shown. Only for a signed-in user: see `usePurchase`. */
export function openPurchaseDialog(productId: number | null = null, reason: string | null = null): void {
  open.set({ productId, reason })
}

/** Closes it; the product it was opened for is forgotten (B.payment.29). */
export function closePurchaseDialog(): void {
  open.set(null)
}

/** The open purchase, null without one. */
export function usePurchaseDialog(): PurchaseRequest | null {
  return useStore(open)
}

/** Closes the purchase dialog and reminds of the unpaid order that prevents another one (B.orders.05). */
export function openUnpaidReminder(): void {
  open.set(null)
  reminder.set(true)
}

/** Closes the reminder. */
export function closeUnpaidReminder(): void {
  reminder.set(false)
}

/** Whether the reminder is open. */
export function useUnpaidReminder(): boolean {
  return useStore(reminder)
}
