import { toDocumentTest } from './document-test.ts'
import { documentsOf } from './documents-of.ts'
import type { IndexSession } from './index-session.ts'
import { prefixesOf } from './prefix-groups.ts'
import { leavesOf, type ResolvedCondition } from './resolved-condition.ts'
import { firstAtLeast } from './snapshot.ts'
import { rowsOf } from './stream-plan.ts'
import { toValueTest } from './value-test.ts'

/** Documents tested before the share of hits is estimated, and the share above which testing continues. */
const TRIED = 100
const WORTH_IT = 0.05
/** Share of the documents that makes a prefix broad; a document with several matching words counts several times. */
const BROAD = 0.1
/** Maximum number of documents tested: if each is read from the file, and if columns in memory decide. */
const MAX_READ = 500
const MAX_TESTED = 20_000

/**
 * Ordinals of hits, newest first, by testing documents one by one: with a high share of hits a page is complete before all hits could be
 * collected. Returns `all` when there are no more, otherwise (hits too rare or too many requested) the number yielded.
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

/** Whether FTS5 would be slow to return the first row of a condition: for a prefix it merges the rows of all matching words first. */
export function beginsBroadly(session: IndexSession, condition: ResolvedCondition): boolean {
  const rows = (prefix: string) => session.vocabulary.idsWithPrefix(prefix).reduce((sum, id) => sum + documentsOf(session, id), 0)
  const many = session.documents * BROAD
  return leavesOf(condition).some((leaf) => leaf.kind === 'text' && prefixesOf(leaf.match).some((prefix) => rows(prefix) > many))
}
