import { cutText } from '@gezhi/contract/client'
import { readStored, writeStored } from '../../storage/browser-storage.ts'

const KEY = 'accountSource'

/** Stores the source of visitors given in the address (G122). */
export function storeAccountSource(source: unknown): void {
  if (typeof source === 'string' && source) writeStored(KEY, cutText(source, 100))
}

/** The stored source; null if no address had one. */
export function storedAccountSource(): string | null {
  return readStored(KEY)
}

/** The stored source, by default `web`. */
export function accountSource(): string {
  return storedAccountSource() ?? 'web'
}
