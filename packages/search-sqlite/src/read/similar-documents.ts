import type { Page, SimilarRequest } from '@gezhi/search'
import { columnFilter } from '../storage/index-layout.ts'
import { readForwardRow } from '../storage/forward-row.ts'
import { subjectOf, type GroupOf } from './collapse.ts'
import type { IndexSession } from './index-session.ts'
import { ordinalOf } from './snapshot.ts'
import { recordsAt } from './stored-records.ts'
import { documentsOf } from './documents-of.ts'
import { topOrdinals } from './top-ordinals.ts'

const MAX_WORDS = 40
/** Documents read for all words together, rarest words first. */
const MAX_READ = 50_000
/** Documents with less than this share of the distinctive words, by weight, are not similar. */
const MIN_SHARE = 0.12
/** A word in more than this share of all documents is not distinctive. */
const COMMON = 0.1

interface WeightedWord {
  readonly id: number
  readonly weight: number
  readonly documents: number
}

/** Documents that share enough of the distinctive words of this one, best first: one of each subject, none of its own. */
export function similarDocuments(session: IndexSession, { id, size }: Pick<SimilarRequest, 'id' | 'size'>): Page<object> {
  const row = session.connection.prepare('SELECT doc_no, row_id FROM documents WHERE doc_id = ?').get(id) as
    | { doc_no: number; row_id: number }
    | undefined
  if (row === undefined) return { hits: [] }
  const self = ordinalOf(session.snapshot, row.row_id)
  const scores = new Map<number, number>()
  const words = distinctiveWords(session, row.doc_no)
  for (const word of words) {
    for (const ordinal of documentsHolding(session, word.id)) scores.set(ordinal, (scores.get(ordinal) ?? 0) + word.weight)
  }
  const least = MIN_SHARE * words.reduce((sum, { weight }) => sum + weight, 0)
  const alike = scores.keys().filter((ordinal) => scores.get(ordinal)! >= least)
  const before = (a: number, b: number) => scores.get(b)! - scores.get(a)! || b - a
  const best = topOrdinals(bestOfOthers(alike, self, subjectOf(session), before), size, before)
  const stored = recordsAt(
    session,
    best.map((ordinal) => session.snapshot.rowIds[ordinal]!),
    true,
  )
  return { hits: stored.map((hit, i) => ({ ...hit, score: scores.get(best[i]!)! })) }
}

/** The first of each subject in an order, without the subject of one document. */
function bestOfOthers(
  ordinals: Iterable<number>,
  self: number,
  subject: GroupOf,
  before: (a: number, b: number) => number,
): Iterable<number> {
  const best = new Map<number, number>()
  for (const ordinal of ordinals) {
    const group = subject(ordinal)
    const other = best.get(group)
    if (other === undefined || before(ordinal, other) < 0) best.set(group, ordinal)
  }
  best.delete(subject(self))
  return best.values()
}

function distinctiveWords(session: IndexSession, docNo: number): WeightedWord[] {
  const { data } = session.connection.prepare('SELECT data FROM forward WHERE doc_no = ?').get(docNo) as { data: Uint8Array }
  const frequencies = new Map<number, number>()
  // These columns contain the subject of a document; its body contains too much else.
  for (const { tokens } of readForwardRow(data, session.layout.main).values()) {
    for (const token of Array.from(tokens)) frequencies.set(token, (frequencies.get(token) ?? 0) + 1)
  }
  const words = [...frequencies].map(([id, frequency]) => weighted(session, id, frequency))
  const distinctive = words.filter(({ documents }) => documents > 1 && documents <= Math.max(20, session.documents * COMMON))
  return withinBudget(distinctive.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_WORDS))
}

function weighted(session: IndexSession, id: number, frequency: number): WeightedWord {
  const documents = documentsOf(session, id)
  const rarity = Math.log(1 + session.documents / Math.max(1, documents))
  return { id, documents, weight: (1 + Math.log(frequency)) * rarity * rarity }
}

function withinBudget(words: readonly WeightedWord[]): WeightedWord[] {
  let read = 0
  return words.filter(({ documents }) => {
    if (read + documents > MAX_READ) return false
    read += documents
    return true
  })
}

function documentsHolding(session: IndexSession, id: number): number[] {
  const { term } = session.connection.prepare('SELECT term FROM vocabulary WHERE id = ?').get(id) as { term: string }
  const columns = columnFilter(session.layout, session.layout.main)
  const found = session.connection.collect('SELECT count(collect(rowid)) FROM words WHERE words MATCH ?', [`${columns} : "${term}"`])
  return Array.from(found.numbers.subarray(0, found.size), (rowId) => ordinalOf(session.snapshot, rowId))
}
