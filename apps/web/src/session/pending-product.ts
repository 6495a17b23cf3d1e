import { isActive } from '@gezhi/contract/client'
import { useSyncExternalStore } from 'react'
import { installation } from '../installation/installation.ts'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { useSessionUser } from './session-store.ts'

const KEY = 'pendingProduct'
const listeners = new Set<() => void>()

/** Keeps what a visitor was about to buy until they have signed in. */
export function keepPendingProduct(productId: number): void {
  writeStored(KEY, String(productId))
}

/** It was shown how the product is bought. */
export function forgetPendingProduct(): void {
  writeStored(KEY, null)
  for (const listener of listeners) listener()
}

/** Whether a user who has signed in was about to buy what is on offer; drawn again when that was dealt with. */
export function usePendingPurchase(): boolean {
  const pending = useSyncExternalStore(subscribe, isOnOffer)
  return useSessionUser() !== null && pending
}

/** What was about to be bought can still be. */
function isOnOffer(): boolean {
  const { activity } = installation()
  return activity !== null && readStored(KEY) === String(activity.productId) && isActive(activity, Date.now())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
