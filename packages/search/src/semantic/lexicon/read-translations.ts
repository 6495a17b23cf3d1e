import { callOnce } from '@gezhi/threads'
import { DICTIONARY_THREAD } from './dictionary-protocol.ts'
import type { PackedTranslations } from './packed-translations.ts'

let reading: Promise<PackedTranslations | null> | null = null

/**
 * The translations of the dictionary, null if its package is not installed. Read once per process, in a thread, which takes some seconds.
 */
export function readTranslations(): Promise<PackedTranslations | null> {
  reading ??= callOnce(DICTIONARY_THREAD, 'read', null)
  // The caller receives the error; the next call retries.
  reading.catch(() => void (reading = null))
  return reading
}
