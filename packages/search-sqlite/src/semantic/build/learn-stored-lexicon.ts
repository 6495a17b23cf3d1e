import { aboutTexts } from '@gezhi/search'
import { learnLexicon, MODEL_SAMPLE, RECORDS_TO_LEARN_FROM, TextPairs } from '@gezhi/search/semantic'
import { throwIfCancelled } from '@gezhi/threads'
import { unpackRecord, type RecordBlobs } from '../../storage/stored-record.ts'
import type { LexiconRequest } from '../../threads/semantic-protocol.ts'
import { readMeta, writeMeta } from '../store/semantic-meta.ts'
import { writeNgrams } from '../store/stored-ngrams.ts'
import { parseTeaching, readTeaching, writeTeaching, type StoredTeaching } from '../store/stored-teaching.ts'
import type { BuildFiles } from './term-vector-writer.ts'
import { replaceTranslations } from './lexicon-writer.ts'

const CHUNK = 500

/**
 * Learns Chinese words and translations from the records and the texts in both languages within limits of memory, and stores them with
 * these texts: if it fails, the next build learns from them.
 */
export function learnStoredLexicon(files: BuildFiles, { teaching, limits }: LexiconRequest): void {
  const { store, db } = files
  const rows = store("SELECT DISTINCT target AS text FROM lexicon WHERE origin <> 'records'").all() as { text: string }[]
  const dictionary = rows.map(({ text }) => text)
  const { translations, words, ngrams } = learnLexicon({
    texts: textsOfRecords(files),
    pairs: textPairs(files, teaching),
    dictionary,
    limits,
  })
  db.exec('BEGIN IMMEDIATE')
  replaceTranslations(files, translations, 'records')
  store('DELETE FROM corpus_words').run()
  for (const word of words) store('INSERT OR IGNORE INTO corpus_words VALUES (?)').run(word)
  writeNgrams(store, ngrams)
  if (teaching !== null) writeTeaching(store, teaching)
  writeMeta(store, { version: readMeta(store).version + 1 })
  db.exec('COMMIT')
}

function textPairs(files: BuildFiles, teaching: StoredTeaching | null): TextPairs {
  const pairs = new TextPairs()
  const { kind } = files.layout
  pairs.add(teaching === null ? readTeaching(files.store) : parseTeaching(teaching))
  if (kind.parallelTexts === undefined) return pairs
  for (const blobs of spreadRecords(files, RECORDS_TO_LEARN_FROM)) {
    if (pairs.isFull) break
    pairs.add(kind.parallelTexts(unpackRecord({ ...blobs, body: null })))
  }
  return pairs
}

function* textsOfRecords(files: BuildFiles): Generator<string, void, void> {
  for (const blobs of spreadRecords(files, MODEL_SAMPLE)) yield* aboutTexts(files.layout.kind.textColumns, unpackRecord(blobs))
}

/** About `count` records, spread evenly over the index. Stops when cancelled. */
function* spreadRecords({ index }: BuildFiles, maxRecords: number): Generator<RecordBlobs, void, void> {
  const { last } = index('SELECT coalesce(max(doc_no), 0) AS last FROM documents').get() as { last: number }
  const every = Math.max(1, Math.ceil(last / maxRecords))
  const next = index('SELECT front, body FROM documents WHERE doc_no >= ? AND doc_no < ? AND doc_no % ? = 0')
  for (let from = 0; from <= last; from += CHUNK * every) {
    throwIfCancelled()
    yield* next.all(from, from + CHUNK * every, every) as unknown as RecordBlobs[]
  }
}
