import { isActive } from '@gezhi/contract/client'
import { useStore } from '../store/create-store.ts'
import { createStoredValue } from '../storage/stored-value.ts'
import { installation } from '../installation/installation.ts'
import { useSessionUser } from './session-store.ts'

const pending = createStoredValue('pendingProduct', (text) => text)

/** Stores what a visitor was about to buy until they have signed in. */
export function storePendingProduct(productId: number): void {
  pending.write(String(productId))
}

/** It was shown how the product is bought. */
export function forgetPendingProduct(): void {
  pending.write(null)
}

/** Whether a signed-in user was about to buy the current offer; re-renders when that was dealt with. */
export function usePendingPurchase(): boolean {
  const productId = useStore(pending)
  return useSessionUser() !== null && isOnOffer(productId)
}

/** The stored purchase can still be resumed. */
function isOnOffer(productId: string | null): boolean {
  const { activity } = installation()
  return activity !== null && productId === String(activity.productId) && isActive(activity, Date.now())
}
