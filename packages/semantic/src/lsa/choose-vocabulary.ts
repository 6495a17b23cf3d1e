/** Minimum number of documents with a term, for it to generalise; and maximum share of all documents, for it to be distinctive. */
const MIN_DOCUMENTS = 5
const COMMON = 0.25
/** Time and memory of training grow with this number, not with the documents. */
export const MAX_TERMS = 20_000

/**
 * The vocabulary of a model, most documents first: terms in at least five documents and at most a quarter of all. `held[term]`: number of
 * documents with it. Pure.
 */
export function chooseVocabulary(held: ArrayLike<number>, documents: number, maxTerms = MAX_TERMS): Int32Array {
  const terms: number[] = []
  for (let term = 0; term < held.length; term++) if (held[term]! >= MIN_DOCUMENTS && held[term]! <= documents * COMMON) terms.push(term)
  terms.sort((a, b) => held[b]! - held[a]! || a - b)
  return Int32Array.from(terms.slice(0, maxTerms))
}
