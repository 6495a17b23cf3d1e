import type { Relation } from '@gezhi/records'
import { SearchError, type RelatedRequest, type StoredRecord } from '@gezhi/search'
import type { IndexLayout } from '../storage/index-layout.ts'
import { relationField } from '../storage/stored-fields.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { sourceFields, toStored, type SearchAnswer } from './searching.ts'

/** Expected hits per value in a search for many values: most have one or two; larger results would be discarded. */
const HITS_OF_A_VALUE = 2

/** For each value the records that have it as a key of the relation, oldest first. */
export async function recordsRelated(searching: Searching, request: RelatedRequest): Promise<StoredRecord<object>[][]> {
  const { field, values } = request
  if (values.length === 0) return []
  const relation = relationOf(searching.layout, field)
  const keys = values.map((value) => relation.key(value))
  const found = (await relatedToAny(searching, keys, request)) ?? (await relatedToEach(searching, keys, request))
  return keys.map((key) => found.get(key) ?? [])
}

/** For each value the number of records that have it as a key of the relation. */
export async function countsRelated(
  { cluster, index, layout }: Searching,
  { field, values, signal }: Pick<RelatedRequest, 'field' | 'values' | 'signal'>,
): Promise<number[]> {
  if (values.length === 0) return []
  const relation = relationOf(layout, field)
  const lines = values.flatMap((value) => [
    { index },
    { query: hasKey(keyPath(layout, field), [relation.key(value)]), size: 0, track_total_hits: true },
  ])
  const { responses } = await cluster.call<{ responses: readonly SearchAnswer[] }>({ method: 'POST', path: '/_msearch', lines, signal })
  return responses.map((response) => response.hits.total!.value)
}

type Related = ReadonlyMap<string, StoredRecord<object>[]>

/** With one search, which costs a hundredth of one search per key; null if the result may be incomplete. */
async function relatedToAny(
  { cluster, index, layout }: Searching,
  keys: readonly string[],
  request: RelatedRequest,
): Promise<Related | null> {
  const { limit, signal } = request
  const path = keyPath(layout, request.field)
  const distinctKeys = new Set(keys)
  if (distinctKeys.size === 1) return null
  const body = { ...relatedBody(path, [...distinctKeys], distinctKeys.size * HITS_OF_A_VALUE, request), docvalue_fields: [path] }
  const { hits } = await cluster.call<SearchAnswer>({ method: 'POST', path: `/${index}/_search`, body, signal })
  if (hits.hits.length === body.size) return null
  const related = new Map<string, StoredRecord<object>[]>()
  for (const { _source, fields } of hits.hits) {
    for (const key of new Set(fields![path])) {
      if (!distinctKeys.has(key)) continue
      const of = related.get(key) ?? []
      if (of.length < limit) related.set(key, [...of, toStored(_source)])
    }
  }
  return related
}

async function relatedToEach({ cluster, index, layout }: Searching, keys: readonly string[], request: RelatedRequest): Promise<Related> {
  const path = keyPath(layout, request.field)
  const distinctKeys = [...new Set(keys)]
  const lines = distinctKeys.flatMap((key) => [{ index }, relatedBody(path, [key], request.limit, request)])
  const { responses } = await cluster.call<{ responses: readonly SearchAnswer[] }>({
    method: 'POST',
    path: '/_msearch',
    lines,
    signal: request.signal,
  })
  return new Map(responses.map(({ hits }, i) => [distinctKeys[i]!, hits.hits.map(({ _source }) => toStored(_source))]))
}

function relatedBody(path: string, keys: readonly string[], size: number, { short = false }: RelatedRequest) {
  return { query: hasKey(path, keys), size, sort: [{ address: 'asc' }, { docId: 'asc' }], _source: sourceFields(short) }
}

function hasKey(path: string, keys: readonly string[]) {
  return { bool: { filter: [{ terms: { [path]: keys } }] } }
}

function keyPath(layout: IndexLayout, relation: string): string {
  return `value.${relationOf(layout, relation).field ?? relationField(relation)}`
}

function relationOf({ kind }: IndexLayout, name: string): Relation {
  const relation = kind.relations[name]
  if (relation === undefined) throw new SearchError('invalid-request', `Records are not related by ${name}`)
  return relation
}
