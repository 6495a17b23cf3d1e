import { createStore, useStore } from '../store/create-store.ts'

/** What the purchase dialog was opened for: a product, or null for its default (B.products.12). */
export interface PurchaseRequest {
  readonly productId: number | null
}

const open = createStore<PurchaseRequest | null>(null)
const reminder = createStore(false)

/** Opens the purchase dialog over the page that is shown. Only for a signed-in user: see `usePurchase`. */
export function openPurchaseDialog(productId: number | null = null): void {
  open.set({ productId })
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
