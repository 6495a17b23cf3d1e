/** Minimum number of documents with a term, for it to generalise; and maximum share of all documents, for it to be distinctive. */
const FEWEST = 5
const COMMON = 0.25
/** The cost of training grows with this number, not with the documents. */
const MAX_TERMS = 20_000

/**
 * The vocabulary of a model, most documents first: terms in at least five documents and at most a quarter of all. `held[term]`: number of
 * documents with it.
 */
export function chooseVocabulary(held: ArrayLike<number>, documents: number): Int32Array {
  const terms: number[] = []
  for (let term = 0; term < held.length; term++) if (held[term]! >= FEWEST && held[term]! <= documents * COMMON) terms.push(term)
  terms.sort((a, b) => held[b]! - held[a]! || a - b)
  return Int32Array.from(terms.slice(0, MAX_TERMS))
}
