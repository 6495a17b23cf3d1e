import { readForwardRow } from '../storage/forward-row.ts'
import { documentsOf } from './documents-of.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import type { ResolvedCondition, RowMatch } from './resolved-condition.ts'
import { toOccurrences } from './text-matcher.ts'

/** Hits whose texts are read take at most a tenth of the time of a phrase whose rarest token is in so many times as many documents. */
const WORTHWHILE = 32
/** Long texts take 0.1 ms a hit. */
const MAX_READ = 200
/** Constants of the formula BM25, and the least rarity, as in FTS5. */
const K1 = 1.2
const B = 0.75
const LEAST_RARITY = 1e-6

/**
 * The scores that FTS5 gives to the hits of a condition that is one phrase, from the stored texts of the hits; null if FTS5 is faster or
 * the condition another. FTS5 searches the phrase twice more, to count its rows and to score them: for a name of a company, all of whose
 * pairs of characters are in thousands of others, that takes three times as long as finding it.
 */
export function phraseScores(session: IndexSession, condition: ResolvedCondition, hits: HitSet): Float64Array | null {
  if (hits.size > MAX_READ || condition.kind !== 'text' || condition.match.kind !== 'row') return null
  if (rarestOf(session, condition.match) < hits.size * WORTHWHILE) return null
  const { layout, connection, snapshot, documents, vocabulary } = session
  const places = new Set(condition.columns.map((name) => layout.places.get(name)!))
  const occurrences = toOccurrences(vocabulary, condition.match)
  const forward = connection.prepare('SELECT forward.data FROM columns JOIN forward USING (doc_no) WHERE row_id = ?')
  const sizes = connection.prepare('SELECT sz FROM words_docsize WHERE id = ?')
  const averages = connection.prepare('SELECT block FROM words_data WHERE id = 1').get() as { block: Uint8Array }
  const [rows = 0, ...totals] = sqliteVarints(averages.block)
  const averageSize = sum(totals) / rows
  const rarity = Math.max(Math.log((documents - hits.size + 0.5) / (hits.size + 0.5)), LEAST_RARITY)
  return Float64Array.from(hits.ordinals, (ordinal) => {
    const rowId = snapshot.rowIds[ordinal]!
    const columns = readForwardRow((forward.get(rowId) as { data: Uint8Array }).data, places)
    const frequency = sum([...columns].map(([place, column]) => occurrences(column).length * layout.kind.textColumns[place]!.weight))
    const size = sum(sqliteVarints((sizes.get(rowId) as { sz: Uint8Array }).sz))
    return rarity * ((frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * size) / averageSize)))
  })
}

/** Number of documents with the rarest token of a phrase; 0 for what FTS5 searches as several phrases, or as a single token. */
function rarestOf(session: IndexSession, { tests }: RowMatch): number {
  const counts = tests.map((test) =>
    test.kind === 'tokens' && test.texts.length === 1 ? documentsOf(session, session.vocabulary.id(test.texts[0]!)) : 0,
  )
  return counts.length < 2 ? 0 : Math.min(...counts)
}

/** Numbers of seven bits a byte, high ones first, as FTS5 stores the sizes of rows. */
function sqliteVarints(bytes: Uint8Array): number[] {
  const numbers: number[] = []
  let number = 0
  for (const byte of bytes) {
    number = number * 128 + (byte & 127)
    if (byte > 127) continue
    numbers.push(number)
    number = 0
  }
  return numbers
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
