import type { Clause } from '../asking/clause.ts'
import { NEWEST_FIRST, PUBLISHED } from '../read/newest-first.ts'
import type { Searching } from '../read/searching.ts'
import { readBag, type ReadBag } from '../storage/text-bag.ts'

/** A document that may be a hit. */
export interface CandidateRow extends ReadBag {
  readonly docId: string
  /** The later its date, the higher. */
  readonly address: number
  /** Of its publication, yyyymmdd; 0 for none. */
  readonly published: number
  /** What the publications of its application have in common. */
  readonly application: string
  /** What the members of its family have in common. */
  readonly family: string
  /** Number of the batch it was last written by. */
  readonly written: number
}

interface Fields {
  readonly docId: readonly [string]
  readonly address: readonly [number]
  readonly [PUBLISHED]?: readonly [number]
  readonly 'group.application': readonly [string]
  readonly 'group.family': readonly [string]
  readonly 'meaning.bag'?: readonly [string]
  readonly written?: readonly [number]
}

export interface CandidatesAnswer {
  readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly { readonly fields: Fields }[] }
}

/** Asks for candidates: only what stands beside the records, which are long. */
export function candidatesBody(query: Clause, size: number): Clause {
  return {
    query,
    size,
    _source: false,
    track_total_hits: false,
    docvalue_fields: ['docId', 'address', PUBLISHED, 'group.application', 'group.family', 'meaning.bag', 'written'],
    sort: [{ _score: 'desc' }, ...NEWEST_FIRST],
  }
}

/** The candidates of an answer to `candidatesBody`. */
export function candidatesIn({ hits }: CandidatesAnswer): CandidateRow[] {
  return hits.hits.map(({ fields }) => ({
    docId: fields.docId[0],
    address: fields.address[0],
    published: fields[PUBLISHED]?.[0] ?? 0,
    application: fields['group.application'][0],
    family: fields['group.family'][0],
    written: fields.written?.[0] ?? 0,
    ...readBag(fields['meaning.bag']?.[0] ?? ''),
  }))
}

/** Several searches at once. */
export async function manyCandidates(
  { cluster, index }: Searching,
  bodies: readonly Clause[],
  signal: AbortSignal | undefined,
): Promise<CandidateRow[][]> {
  if (bodies.length === 0) return []
  const lines = bodies.flatMap((body) => [{ index }, body])
  const { responses } = await cluster.call<{ responses: readonly CandidatesAnswer[] }>({ method: 'POST', path: '/_msearch', lines, signal })
  return responses.map(candidatesIn)
}
