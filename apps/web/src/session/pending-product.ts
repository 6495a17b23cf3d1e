import { writeStored } from '../storage/browser-storage.ts'

const KEY = 'pendingProduct'

/** Keeps what a visitor was about to buy until they have signed in. */
export function keepPendingProduct(productId: number): void {
  writeStored(KEY, String(productId))
}
