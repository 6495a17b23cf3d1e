import type { AnswerOf, CALLS } from '@gezhi/contract'
import type { SemanticStatus } from '@gezhi/search'

/** The state of the semantic index as shown to users; `hasVectors`: whether this installation computes vectors. Pure. */
export function indexStateOf(
  { documents, vectors, waiting, building }: Pick<SemanticStatus, 'documents' | 'vectors' | 'waiting' | 'building'>,
  hasVectors: boolean,
): AnswerOf<(typeof CALLS)['search']['getSemanticIndexState']> {
  if (!hasVectors) return { state: 'off', documents, vectors, waiting }
  const left = waiting === 0 ? 'ready' : 'waiting'
  return { state: building ? 'building' : left, documents, vectors, waiting }
}
