import type { TermVectorList } from './term-vector-list.ts'
import { inverseFrequency, saturated, type Collection } from './bm25.ts'

/** Number of best hits used for feedback, and of their terms. */
const DOCUMENTS = 10
const TERMS = 50
/** Terms in more than this share of all documents are not used. */
const COMMON = 0.2
/** Weight of the feedback terms in the expanded question. */
const SHARE = 0.2

/** A common term of the best hits. */
export interface FeedbackTerm {
  readonly id: number
  /** The sum of all weights is 1. */
  readonly weight: number
  readonly inverse: number
  /** Index in the list of the hit that contributed most. */
  readonly from: number
}

/**
 * Pseudo relevance feedback (RM3, Abdul-Jaleel 2004): the distinctive terms of the best hits by `scores`, weighted by these scores.
 * `documents(id)`: number of documents with a term.
 */
export function feedbackTerms(
  termVectors: TermVectorList,
  scores: Float64Array,
  collection: Collection,
  documents: (id: number) => number,
): FeedbackTerm[] {
  const best = bestPlaces(scores)
  const top = scores[best[0]!] ?? 0
  if (top <= 0) return []
  const weights = new Map<number, { weight: number; maxWeight: number; from: number }>()
  for (const place of best) if (scores[place]! > 0) addTerms(termVectors, place, scores[place]! / top, weights)
  const distinctive = [...weights].flatMap(([id, { weight, from }]) => {
    const held = documents(id)
    if (held < 2 || held > collection.documents * COMMON) return []
    const inverse = inverseFrequency(held, collection)
    return [{ id, weight: weight * inverse, inverse, from }]
  })
  const chosen = distinctive.toSorted((a, b) => b.weight - a.weight || a.id - b.id).slice(0, TERMS)
  const sum = chosen.reduce((total, { weight }) => total + weight, 0)
  return chosen.map((term) => ({ ...term, weight: term.weight / sum }))
}

/**
 * The scores of the expanded question: from `scores` of the question itself, whose weights sum up to `weight`, and of the feedback terms.
 */
export function feedbackScores(
  termVectors: TermVectorList,
  scores: Float64Array,
  weight: number,
  terms: readonly FeedbackTerm[],
  collection: Collection,
): Float64Array {
  const byId = new Map(terms.map((term) => [term.id, term.weight * term.inverse]))
  return scores.map((score, place) => {
    let sum = 0
    for (let i = termVectors.start(place); i < termVectors.start(place + 1); i++) {
      const worth = byId.get(termVectors.terms[i]!)
      if (worth !== undefined) sum += worth * saturated(termVectors.counts[i]!, termVectors.length(place), collection)
    }
    return (1 - SHARE) * (score / weight) + SHARE * sum
  })
}

function bestPlaces(scores: Float64Array): number[] {
  return [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, DOCUMENTS)
}

function addTerms(
  termVectors: TermVectorList,
  place: number,
  goodness: number,
  weights: Map<number, { weight: number; maxWeight: number; from: number }>,
): void {
  const norm = Math.sqrt(termVectors.length(place))
  for (let i = termVectors.start(place); i < termVectors.start(place + 1); i++) {
    const weight = (goodness * (1 + Math.log(termVectors.counts[i]!))) / norm
    const known = weights.get(termVectors.terms[i]!) ?? { weight: 0, maxWeight: 0, from: place }
    const isMost = weight > known.maxWeight
    weights.set(termVectors.terms[i]!, {
      weight: known.weight + weight,
      maxWeight: isMost ? weight : known.maxWeight,
      from: isMost ? place : known.from,
    })
  }
}
