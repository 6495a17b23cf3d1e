/**
 * Source of an option. `own`: the term itself. `composed`: the joined translations of adjacent words, if they occur in the records.
 */
export type SoughtSource = 'own' | 'technical' | 'dictionary' | 'records' | 'composed' | 'operator'

/** One alternative of a question's term in records. */
export interface SoughtOption {
  /** Terms of a term vector that must all be present; its count is the smallest of their counts. */
  readonly ids: readonly number[]
  /** Probability that it is what was meant; 1 for the term itself, and 1 for all translations together. */
  readonly share: number
  /** Upper bound of the documents with it. */
  readonly documents: number
  readonly source: SoughtSource
  /** Display form. */
  readonly text: string
}

/** A term of a question. It counts as one term, however many translations it has. */
export interface SoughtTerm {
  /** As written in the question. */
  readonly text: string
  /** `1 + ln` of its count in the question. */
  readonly weight: number
  readonly options: readonly SoughtOption[]
  /** Factor of the score of a document that contains translations of the term instead of the term itself. Default 1. */
  readonly translationBoost?: number
  /**
   * Set for a term that consists of translations only, beside other terms for the question itself: the score of a document that matches mainly
   * such terms is multiplied by `1 + coverageBoost · c²`, c being the part of them it contains, weighted by rarity. Default none.
   */
  readonly coverageBoost?: number
}

/** The weight of a term by its count in a question: a long text repeats what matters. */
export function questionWeight(times: number): number {
  return 1 + Math.log(times)
}
