/** Fewer documents than these and a term says nothing of others; more than this share of all and it tells none apart. */
const FEWEST = 5
const COMMON = 0.25
/** What training costs grows with this, not with the documents. */
const MAX_TERMS = 20_000

/** The terms a model is made of, those in most documents first: in at least five, in at most a quarter of all. `held[term]`: how many of the documents hold it. */
export function chooseVocabulary(held: ArrayLike<number>, documents: number): Int32Array {
  const terms: number[] = []
  for (let term = 0; term < held.length; term++) if (held[term]! >= FEWEST && held[term]! <= documents * COMMON) terms.push(term)
  terms.sort((a, b) => held[b]! - held[a]! || a - b)
  return Int32Array.from(terms.slice(0, MAX_TERMS))
}
