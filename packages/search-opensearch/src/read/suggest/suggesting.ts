import type { Clause } from '../../query-dsl/clause.ts'
import { patternLiteral } from '../../query-dsl/value-clause.ts'
import type { Bucket } from '../counted-field.ts'
import type { Searching } from '../../query-dsl/searched-index.ts'

/** The documents from which suggestions are taken. */
export interface Suggesting extends Searching {
  /** The filter they must match. */
  readonly filter: Clause
  readonly signal: AbortSignal | undefined
}

/** A value with its number of documents. */
export interface HeldValue {
  readonly text: string
  readonly documents: number
}

/** Requested values of a field: those with this prefix and, unless `longer`, the prefix itself. */
export interface Beginning {
  /** Path of a keyword field. */
  readonly field: string
  readonly text: string
  /** A regular expression of Lucene for the rest; default anything. */
  readonly rest?: string
  /** Also values that contain it in any position. */
  readonly holds?: true
  readonly count: number
}

interface Answer {
  readonly responses: readonly { readonly aggregations: { readonly values: { readonly buckets: readonly Bucket[] } } }[]
}

/** For each prefix the values that begin with it and have the most documents, ties by value. */
export async function valuesFrom({ cluster, index, filter, signal }: Suggesting, beginnings: readonly Beginning[]): Promise<HeldValue[][]> {
  if (beginnings.length === 0) return []
  const lines = beginnings.flatMap(({ field, text, rest = '.*', holds, count }) => [
    { index },
    {
      size: 0,
      query: {
        bool: {
          filter: [
            filter,
            holds ? { wildcard: { [field]: { value: `*${text.replace(/[*?\\]/g, '\\$&')}*` } } } : { prefix: { [field]: text } },
          ],
        },
      },
      aggs: {
        values: {
          terms: {
            field,
            include: (holds ? '.*' : '') + patternLiteral(text) + rest,
            size: count,
            order: [{ _count: 'desc' }, { _key: 'asc' }],
          },
        },
      },
    },
  ])
  const { responses } = await cluster.call<Answer>({ method: 'POST', path: '/_msearch', lines, signal })
  return responses.map(({ aggregations }) =>
    aggregations.values.buckets.map(({ key, doc_count: documents }) => ({ text: String(key), documents })),
  )
}

/** Those with the most documents, ties by text, at most `count`. */
export function mostHeld<Held extends HeldValue>(held: readonly Held[], count: number): Held[] {
  return held.toSorted((a, b) => b.documents - a.documents || (a.text < b.text ? -1 : 1)).slice(0, count)
}
