import type { TermVector } from '@gezhi/semantic'
import { NO_TERM } from '@gezhi/search/semantic'
import type { Clause } from '../../query-dsl/clause.ts'
import type { Cluster } from '../../cluster.ts'
import { everyHit } from '../../read/every-hit.ts'
import { readTermVector, type UnpackedTermVector } from '../../storage/text-term-vector.ts'

const PAGE = 2000

/** A document in the form from which its vector is computed. */
export interface DocumentTermVector extends Pick<UnpackedTermVector, 'words'> {
  readonly docId: string
  /** Hash of its words: if it differs, the vector must be recomputed. */
  readonly hash: number
}

interface TermVectorHit {
  readonly fields: { readonly docId: readonly [string]; readonly 'meaning.bag'?: readonly [string] }
}

/** Documents of an index by id, page by page; `body` may restrict them. */
export async function* documentsWithTermVectors(
  cluster: Cluster,
  index: string,
  body: Clause,
): AsyncGenerator<readonly DocumentTermVector[], void, void> {
  const request = { size: PAGE, sort: [{ docId: 'asc' }], _source: false, docvalue_fields: ['docId', 'meaning.bag'], ...body }
  for await (const hits of everyHit<TermVectorHit>(cluster, index, request)) {
    yield hits.map(({ fields }) => {
      const termVector = fields['meaning.bag']?.[0] ?? ''
      return { docId: fields.docId[0], hash: hashOf(termVector), words: readTermVector(termVector).words }
    })
  }
}

/** The addition to a search for a random sample of about this many documents. Pure. */
export function sampled(documents: number, sampleSize: number): Clause {
  const max = Math.ceil(documents / sampleSize)
  return max > 1 ? { slice: { id: 0, max } } : {}
}

/** A term vector by numbers of terms; unknown words are left out. */
export function termVectorOf({ words }: Pick<UnpackedTermVector, 'words'>, numberOf: (form: string) => number): TermVector {
  const entries = words
    .map(({ form, count }) => ({ term: numberOf(form), count }))
    .filter(({ term }) => term !== NO_TERM)
    .sort((a, b) => a.term - b.term)
  return {
    terms: entries.map(({ term }) => term),
    counts: entries.map(({ count }) => count),
    length: entries.reduce((sum, { count }) => sum + count, 0),
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
