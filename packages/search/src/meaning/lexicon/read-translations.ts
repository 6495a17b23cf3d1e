import { Worker } from 'node:worker_threads'
import type { PackedTranslations } from './packed-translations.ts'

let reading: Promise<PackedTranslations | null> | null = null

/** The translations of the dictionary, null where its package is not installed. Read once a process, in a thread of its own, for some seconds. */
export function readTranslations(): Promise<PackedTranslations | null> {
  reading ??= new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./dictionary-thread.ts', import.meta.url))
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The dictionary was not read')))
  })
  // Whoever asked hears of it; the next one tries again.
  reading.catch(() => void (reading = null))
  return reading
}
