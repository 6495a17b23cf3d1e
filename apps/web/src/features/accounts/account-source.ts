import { cutText } from '@gezhi/contract/client'
import { readStored, writeStored } from '../../storage/browser-storage.ts'

const KEY = 'accountSource'

/** Keeps where visitors come from, when the address says it (G122). */
export function storeAccountSource(source: unknown): void {
  if (typeof source === 'string' && source) writeStored(KEY, cutText(source, 100))
}

/** Where the visitor came from; null when no address said. */
export function storedAccountSource(): string | null {
  return readStored(KEY)
}

/** Where the visitor came from, `web` unless an address said. */
export function accountSource(): string {
  return storedAccountSource() ?? 'web'
}
