import { PATENT_KIND } from '@gezhi/records'
import type { RelatedRequest, StoredRecord } from '@gezhi/search'
import { sourceFields, toStored, type SearchAnswer, type Searching } from './searching.ts'

/** Hits of a search for many values, for each of them: most have one or two, and hits that are too many are read for nothing. */
const HITS_OF_A_VALUE = 2

/** For each value the records of which it is a key of the relation, oldest first. */
export async function recordsRelated(searching: Searching, request: RelatedRequest): Promise<StoredRecord[][]> {
  const { field, values } = request
  if (values.length === 0) return []
  const relation = PATENT_KIND.relations[field]!
  const keys = values.map((value) => relation.key(value))
  const found = (await relatedToAny(searching, keys, request)) ?? (await relatedToEach(searching, keys, request))
  return keys.map((key) => found.get(key) ?? [])
}

/** For each value how many records have it as a key of the relation. */
export async function countsRelated(
  { cluster, index }: Searching,
  { field, values, signal }: Pick<RelatedRequest, 'field' | 'values' | 'signal'>,
): Promise<number[]> {
  if (values.length === 0) return []
  const lines = values.flatMap((value) => [
    { index },
    { query: hasKey(field, [PATENT_KIND.relations[field]!.key(value)]), size: 0, track_total_hits: true },
  ])
  const { responses } = await cluster.call<{ responses: readonly SearchAnswer[] }>({ method: 'POST', path: '/_msearch', lines, signal })
  return responses.map((response) => response.hits.total!.value)
}

type Related = ReadonlyMap<string, StoredRecord[]>

/** By one search, which costs a hundredth of what a search for each key does; null where there may be more hits than it asked for. */
async function relatedToAny({ cluster, index }: Searching, keys: readonly string[], request: RelatedRequest): Promise<Related | null> {
  const { field, limit, signal } = request
  const asked = new Set(keys)
  if (asked.size === 1) return null
  const body = { ...relatedBody([...asked], asked.size * HITS_OF_A_VALUE, request), docvalue_fields: [keyPath(field)] }
  const { hits } = await cluster.call<SearchAnswer>({ method: 'POST', path: `/${index}/_search`, body, signal })
  if (hits.hits.length === body.size) return null
  const related = new Map<string, StoredRecord[]>()
  for (const { _source, fields } of hits.hits) {
    for (const key of new Set(fields![keyPath(field)])) {
      if (!asked.has(key)) continue
      const of = related.get(key) ?? []
      if (of.length < limit) related.set(key, [...of, toStored(_source)])
    }
  }
  return related
}

async function relatedToEach({ cluster, index }: Searching, keys: readonly string[], request: RelatedRequest): Promise<Related> {
  const asked = [...new Set(keys)]
  const lines = asked.flatMap((key) => [{ index }, relatedBody([key], request.limit, request)])
  const { responses } = await cluster.call<{ responses: readonly SearchAnswer[] }>({
    method: 'POST',
    path: '/_msearch',
    lines,
    signal: request.signal,
  })
  return new Map(responses.map(({ hits }, i) => [asked[i]!, hits.hits.map(({ _source }) => toStored(_source))]))
}

function relatedBody(keys: readonly string[], size: number, { field, short = false }: RelatedRequest) {
  return { query: hasKey(field, keys), size, sort: [{ address: 'asc' }, { docId: 'asc' }], _source: sourceFields(short) }
}

function hasKey(field: string, keys: readonly string[]) {
  return { bool: { filter: [{ terms: { [keyPath(field)]: keys } }] } }
}

function keyPath(field: string): string {
  return field === 'publication' ? 'value.pn' : `value.@${field}`
}
