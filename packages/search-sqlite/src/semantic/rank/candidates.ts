import { TermVectorList, type Collection, type SoughtTerm } from '@gezhi/semantic'
import type { Candidates } from '@gezhi/search/semantic'
import type { HitSet } from '../../read/hit-set.ts'
import type { SemanticReader } from './semantic-reader.ts'
import { recalled } from './recall.ts'

/** If a filter has no more hits than this, all are scored. */
const SCORED_ALL = 5000
/** Number of candidates found by vectors. */
const NEAREST = 300

/** The same with the ordinal of each. */
export interface FoundCandidates extends Candidates {
  readonly ordinals: readonly number[]
}

export interface CandidatesRequest {
  readonly terms: readonly SoughtTerm[]
  readonly collection: Collection
  /** Of length 1; null if vectors are not used. */
  readonly vector: Float32Array | null
  /** null: everything. */
  readonly within: HitSet | null
  readonly isExcluded: (ordinal: number) => boolean
}

/** The candidates found by words or by vectors, each document once, newest first. */
export function findCandidates(reader: SemanticReader, request: CandidatesRequest): FoundCandidates {
  const { vector, isExcluded } = request
  const hasVectors = vector !== null && reader.setQuestion(vector)
  const found = [...new Set(foundOrdinals(reader, request, hasVectors))].filter((ordinal) => !isExcluded(ordinal))
  // The newest first.
  const ordinals = found.sort((a, b) => b - a)
  const termVectors = new TermVectorList()
  const titles = ordinals.map((ordinal) => {
    const termVector = reader.termVector(ordinal)
    termVectors.add(termVector)
    return termVector.titles
  })
  return { ordinals, termVectors, titles, cosines: hasVectors ? Float64Array.from(ordinals, (ordinal) => reader.cosine(ordinal)) : null }
}

function foundOrdinals(reader: SemanticReader, { terms, collection, within }: CandidatesRequest, hasVectors: boolean): Iterable<number> {
  if (within !== null && within.size <= SCORED_ALL) return within.ordinals
  return [...recalled(reader, terms, collection, within), ...(hasVectors ? reader.nearest(NEAREST, within) : [])]
}
