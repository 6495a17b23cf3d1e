import { lowerQuery, type QueryNode } from '@gezhi/query'
import type { RecordKind } from '@gezhi/records'
import { conditionHits } from '../read/condition-hits.ts'
import { facetsOfHits } from '../read/facets-of-hits.ts'
import { IndexSession } from '../read/index-session.ts'
import { PostingFormatError } from '../read/postings/posting-format-error.ts'
import { resolveCondition } from '../read/resolve-condition.ts'
import type { ResolvedCondition } from '../read/resolved-condition.ts'
import { indexLayout } from '../storage/index-layout.ts'

/** One index read in two ways. */
export interface ComparedSessions {
  /** Decodes postings itself. */
  readonly decoding: IndexSession
  /** Leaves all of them to FTS5. */
  readonly plain: IndexSession
}

/** Runs `work` on two sessions of one version of an index file that cache no hits. */
export function comparedSessions<T>(path: string, kind: RecordKind, work: (sessions: ComparedSessions) => T): T {
  const layout = indexLayout(kind)
  const [decoding, plain] = [new IndexSession(path, layout, { cacheBytes: 0 }), new IndexSession(path, layout, { cacheBytes: 0 })]
  plain.tried(() => {
    throw new PostingFormatError('FTS5 is to answer')
  })
  try {
    return decoding.read(() => plain.read(() => work({ decoding, plain })))
  } finally {
    decoding.close()
    plain.close()
  }
}

/** The condition of a query without semantic part in an index. */
export function conditionOf({ layout, vocabulary }: IndexSession, tree: QueryNode): ResolvedCondition {
  const condition = lowerQuery(tree, layout.kind.fields)
  return resolveCondition(condition, { vocabulary, columnCount: layout.columns.length, rank: () => ({ kind: 'none' }) })
}

/** Ordinals of all hits of a query. */
export function ordinalsOfQuery(session: IndexSession, tree: QueryNode): Uint32Array {
  return conditionHits(session, conditionOf(session, tree)).ordinals
}

/** Collects all hits of a query and returns their number. */
export function countQuery(session: IndexSession, tree: QueryNode): number {
  return conditionHits(session, conditionOf(session, tree)).size
}

/** Collects all hits of a query and counts the most frequent values of some fields. */
export function countFields(session: IndexSession, tree: QueryNode, fields: readonly string[]): void {
  const facets = fields.map((field) => ({ field, count: 10 }))
  facetsOfHits(session, { condition: conditionOf(session, tree), facets, timeLimit: 600_000 })
  session.counted.clear()
}
