import { questionCounts, type QuestionVector, type Sought } from '@gezhi/search/semantic'
import type { RequestTerms } from '../request-terms.ts'
import type { HeldVectors } from './current-vectors.ts'
import type { Nearest, WeighedWords } from './vectors-protocol.ts'

/** A question in each form that can become a vector. */
export interface QuestionToCompare {
  readonly sought: Sought
  readonly terms: RequestTerms
  /** The record that is asked about. */
  readonly docId: string | null
  /** By a model outside. */
  readonly questionVector: QuestionVector | null
}

/** The documents nearest to a question by vectors; null where nothing is known of it. */
export async function nearestTo({ vectors, model }: HeldVectors, question: QuestionToCompare, most: number): Promise<Nearest | null> {
  if (model.sample !== null) return vectors.call('nearest', { question: weighedWords(question), most })
  const vector =
    question.docId === null ? question.questionVector : { model: model.id, vector: await vectors.call('vectorOf', question.docId) }
  return vector?.model === model.id && vector.vector !== null ? vectors.call('nearest', { question: vector.vector, most }) : null
}

/** What is looked for, as words with what each weighs. Pure. */
export function weighedWords({ sought, terms }: Pick<QuestionToCompare, 'sought' | 'terms'>): WeighedWords {
  return Array.from(questionCounts(sought.terms), ([number, weight]) => [terms.term(number), weight] as const)
}
