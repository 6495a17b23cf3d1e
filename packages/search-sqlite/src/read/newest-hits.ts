import { toDocumentTest } from './document-test.ts'
import { documentsOf } from './documents-of.ts'
import type { IndexSession } from './index-session.ts'
import { prefixesOf } from './prefix-groups.ts'
import { leavesOf, type ResolvedCondition } from './resolved-condition.ts'
import { firstAtLeast } from './snapshot.ts'
import { rowsOf } from './stream-plan.ts'
import { toValueTest } from './value-test.ts'

/** Documents looked at before the share of hits among them is believed, and the share with which it is worth going on. */
const TRIED = 100
const WORTH_IT = 0.05
/** Share of the documents that the words of a broad prefix have; those with several of them count as often. */
const BROAD = 0.1
/** Documents looked at in all: where each is read from the file, and where columns in memory tell. */
const MAX_READ = 500
const MAX_TESTED = 20_000

/**
 * Ordinals of hits, newest first, by looking at one document after the other: where many of them are hits, a page is there before all hits
 * could be collected. Returns `all` when there are no more, else, as hits are too rare or too many are wanted, how many it gave.
 */
export function* newestHits(session: IndexSession, condition: ResolvedCondition): Generator<number, number | 'all', void> {
  const test = toDocumentTest(session, condition, toValueTest)
  const reads = leavesOf(condition).some((leaf) => leaf.kind === 'text' || (leaf.kind === 'value' && standsInFile(session, leaf.field)))
  const { rowIds } = session.snapshot
  const rows = rowsOf(session.layout, condition)
  const oldest = firstAtLeast(rowIds, rows.first)
  let found = 0
  let seen = 0
  for (let ordinal = firstAtLeast(rowIds, rows.last + 1) - 1; ordinal >= oldest; ordinal--) {
    if (reads && (seen >= MAX_READ || (seen >= TRIED && found < seen * WORTH_IT))) return found
    if (seen++ >= MAX_TESTED) return found
    if (!test(ordinal)) continue
    found++
    yield ordinal
  }
  return 'all'
}

function standsInFile(session: IndexSession, field: string): boolean {
  return session.field(field)?.stored.store === 'numbers'
}

/** Whether FTS5 would be long about the first row of a condition: it brings the rows of all words of a prefix together before that. */
export function beginsBroadly(session: IndexSession, condition: ResolvedCondition): boolean {
  const rows = (prefix: string) => session.vocabulary.idsWithPrefix(prefix).reduce((sum, id) => sum + documentsOf(session, id), 0)
  const many = session.documents * BROAD
  return leavesOf(condition).some((leaf) => leaf.kind === 'text' && prefixesOf(leaf.match).some((prefix) => rows(prefix) > many))
}
