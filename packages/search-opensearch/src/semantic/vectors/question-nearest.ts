import { questionCounts, type QuestionVector, type Sought } from '@gezhi/search/semantic'
import type { RequestTerms } from '../request-terms.ts'
import type { HeldVectors } from './current-vectors.ts'
import type { Nearest, WeighedWords } from './vectors-protocol.ts'

/** A question in each form that can be converted to a vector. */
export interface QuestionToCompare {
  readonly sought: Sought
  readonly terms: RequestTerms
  /** The record in the question. */
  readonly docId: string | null
  /** From an external model. */
  readonly questionVector: QuestionVector | null
}

/** The documents nearest to a question by vectors; null if its words are unknown. */
export async function nearestTo({ vectors, model }: HeldVectors, question: QuestionToCompare, maxCount: number): Promise<Nearest | null> {
  if (model.sample !== null) return vectors.call('nearest', { question: weighedWords(question), maxCount })
  const vector =
    question.docId === null ? question.questionVector : { model: model.id, vector: await vectors.call('vectorOf', question.docId) }
  return vector?.model === model.id && vector.vector !== null ? vectors.call('nearest', { question: vector.vector, maxCount }) : null
}

/** The words of a question with their weights. Pure. */
export function weighedWords({ sought, terms }: Pick<QuestionToCompare, 'sought' | 'terms'>): WeighedWords {
  return Array.from(questionCounts(sought.terms), ([number, weight]) => [terms.term(number), weight] as const)
}
