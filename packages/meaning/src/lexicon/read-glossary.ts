import { Worker } from 'node:worker_threads'
import { unpackGlossary, type Glossary, type PackedGlossary } from './packed-glossary.ts'

/** One gloss for each word of the dictionary that also crosses the languages of a search; null where its package is not installed. Takes a second, in a thread of its own. */
export function readGlossary(): Promise<Glossary | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Glossary | null>()
  const thread = new Worker(new URL('./glossary-thread.ts', import.meta.url))
  thread.once('message', (packed: PackedGlossary | null) => resolve(packed && unpackGlossary(packed)))
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('The dictionary was not read')))
  return promise
}
