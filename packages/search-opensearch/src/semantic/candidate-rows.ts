import type { RecordKind } from '@gezhi/records'
import type { Clause } from '../query-dsl/clause.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import { readTermVector, type UnpackedTermVector } from '../storage/text-term-vector.ts'

/** A document that may become a hit. */
export interface CandidateRow extends UnpackedTermVector {
  readonly docId: string
  /** Higher for later dates. */
  readonly address: number
  /** yyyyMMdd, orders candidates with the same address; 0 for none. */
  readonly tieBreak: number
  /** Its group in each grouping of the kind, or its id. */
  readonly groups: Readonly<Record<string, string>>
  /** Number of the batch that last wrote it. */
  readonly written: number
}

/** Doc values, by path. */
interface Fields {
  readonly docId: readonly [string]
  readonly address: readonly [number]
  readonly 'meaning.bag'?: readonly [string]
  readonly written?: readonly [number]
  /** Groups (`group.…`) and the date that orders records with the same address. */
  readonly [path: string]: readonly unknown[] | undefined
}

export interface CandidatesAnswer {
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly { readonly fields: Fields }[] }
}

/** Requests candidates without their records, which are long. */
export function candidatesBody({ kind, tieBreak, newestFirst }: IndexLayout, query: Clause, size: number): Clause {
  const groups = Object.keys(kind.groupings).map((name) => `group.${name}`)
  return {
    query,
    size,
    _source: false,
    track_total_hits: false,
    docvalue_fields: ['docId', 'address', ...(tieBreak === null ? [] : [tieBreak]), ...groups, 'meaning.bag', 'written'],
    sort: [{ _score: 'desc' }, ...newestFirst],
  }
}

/** The candidates in a response to `candidatesBody`. */
export function candidatesIn({ kind, tieBreak }: IndexLayout, { hits }: CandidatesAnswer): CandidateRow[] {
  return hits.hits.map(({ fields }) => ({
    docId: fields.docId[0],
    address: fields.address[0],
    tieBreak: tieBreak === null ? 0 : Number(fields[tieBreak]?.[0] ?? 0),
    groups: Object.fromEntries(Object.keys(kind.groupings).map((name) => [name, String(fields[`group.${name}`]![0])])),
    written: fields.written?.[0] ?? 0,
    ...readTermVector(fields['meaning.bag']?.[0] ?? ''),
  }))
}

/**
 * The subject of a candidate: candidates with the same subject are about the same thing (`RecordKind.sameSubject`); its id if the kind
 * has no subjects. Pure.
 */
export function subjectOf({ sameSubject }: RecordKind, { docId, groups }: Pick<CandidateRow, 'docId' | 'groups'>): string {
  return sameSubject === undefined ? docId : groups[sameSubject]!
}

/** Runs several searches at once. */
export async function manyCandidates(
  { cluster, index, layout }: Searching,
  bodies: readonly Clause[],
  signal: AbortSignal | undefined,
): Promise<CandidateRow[][]> {
  if (bodies.length === 0) return []
  const lines = bodies.flatMap((body) => [{ index }, body])
  const { responses } = await cluster.call<{ responses: readonly CandidatesAnswer[] }>({ method: 'POST', path: '/_msearch', lines, signal })
  return responses.map((response) => candidatesIn(layout, response))
}
