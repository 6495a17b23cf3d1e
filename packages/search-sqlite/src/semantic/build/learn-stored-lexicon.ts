import { distinctTranslations, RECORDS_TO_LEARN_FROM, TextPairs } from '@gezhi/search/semantic'
import { throwIfCancelled } from '@gezhi/threads'
import { unpackRecord, type RecordBlobs } from '../../storage/stored-record.ts'
import { readMeta, writeMeta } from '../store/semantic-meta.ts'
import type { BuildFiles } from './term-vector-writer.ts'
import { replaceTranslations } from './lexicon-writer.ts'

const CHUNK = 500

/** Learns translations from records with texts in both languages. */
export function learnLexicon(files: BuildFiles): void {
  const learned = distinctTranslations(textPairs(files).translations())
  const { store, db } = files
  db.exec('BEGIN IMMEDIATE')
  replaceTranslations(files, learned, 'records')
  writeMeta(store, { version: readMeta(store).version + 1 })
  db.exec('COMMIT')
}

function textPairs({ layout: { kind }, index }: BuildFiles): TextPairs {
  const pairs = new TextPairs()
  if (kind.parallelTexts === undefined) return pairs
  const { last } = index('SELECT coalesce(max(doc_no), 0) AS last FROM documents').get() as { last: number }
  const every = Math.max(1, Math.ceil(last / RECORDS_TO_LEARN_FROM))
  const next = index('SELECT front, body FROM documents WHERE doc_no >= ? AND doc_no < ? AND doc_no % ? = 0')
  for (let from = 0; from <= last && !pairs.isFull; from += CHUNK * every) {
    throwIfCancelled()
    const rows = next.all(from, from + CHUNK * every, every) as unknown as RecordBlobs[]
    for (const { front } of rows) pairs.add(kind.parallelTexts(unpackRecord({ front, body: null })))
  }
  return pairs
}
