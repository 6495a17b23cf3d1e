import type { Selection, StoredRecord } from '@gezhi/search'
import type { Clause } from '../query-dsl/clause.ts'
import { selectionClause } from '../query-dsl/selection-clause.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { recordOf, type DocumentSource } from '../storage/stored-document.ts'

export interface SearchAnswer {
  readonly timed_out: boolean
  readonly hits: { readonly total?: { readonly value: number; readonly relation: 'eq' | 'gte' }; readonly hits: readonly SearchHit[] }
  readonly aggregations?: Readonly<Record<string, never>>
}

export interface SearchHit {
  readonly _score: number | null
  readonly _source: DocumentSource
  /** Doc values, by the requested paths. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  readonly inner_hits?: { readonly group: { readonly hits: { readonly total: { readonly value: number } } } }
}

/** Runs one search over a selection; `scored` if hits are ranked by relevance. */
export async function search<Answer = SearchAnswer>(
  searching: Searching,
  selection: Selection,
  body: Clause,
  { scored = false, extra = [] }: { scored?: boolean; extra?: readonly Clause[] } = {},
): Promise<Answer> {
  const { cluster, index } = searching
  const clause = await selectionClause(searching, selection)
  const query = scored ? { bool: { must: [clause], should: extra } } : { bool: { filter: [clause] } }
  return cluster.call<Answer>({ method: 'POST', path: `/${index}/_search`, body: { query, ...body }, signal: selection.signal })
}

/** The returned fields of each hit; `short`: without the body properties of long records. */
export function sourceFields(short: boolean): readonly string[] {
  return short ? ['docId', 'front'] : ['docId', 'front', 'body']
}

/** A hit in the form of the port. */
export function toStored(source: DocumentSource): StoredRecord<object> {
  return { docId: source.docId, record: recordOf(source) }
}
