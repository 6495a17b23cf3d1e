/** Where a way to look for a term is known from. `own`: it is the term itself. */
export type SoughtSource = 'own' | 'dictionary' | 'records' | 'operator'

/** One way in which a term of a question may stand in a record. */
export interface SoughtOption {
  /** Terms of a term vector that must all be there; the least of their counts is its count. */
  readonly ids: readonly number[]
  /** How likely it is what was meant; 1 for the term itself, and all translations together 1. */
  readonly share: number
  /** Documents that hold it, at most. */
  readonly documents: number
  readonly source: SoughtSource
  /** As people read it. */
  readonly text: string
}

/** A term of a question. However many translations it has, it counts as one term. */
export interface SoughtTerm {
  /** As the question writes it. */
  readonly text: string
  /** `1 + ln` of how often the question says it. */
  readonly weight: number
  readonly options: readonly SoughtOption[]
}

/** What a term weighs by how often a question says it: a long text repeats what matters. */
export function questionWeight(times: number): number {
  return 1 + Math.log(times)
}
