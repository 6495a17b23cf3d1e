import { cohesion, EMPTY_RUN, MAX_NGRAM, ngramAfter, type NgramTable } from '../ngrams/ngram-table.ts'

/** Chinese that an English word may be part of: `锂` of lithium. */
export interface TranslationPart {
  readonly text: string
  readonly weight: number
}

/** A Chinese word put together of the translations of adjacent English words. */
export interface ComposedTranslation {
  readonly text: string
  /** All shares together are 1. */
  readonly share: number
}

const MAX_PARTS = 14
const MAX_PART_LENGTH = 4
const MAX_BEAM = 200
const MAX_COMPOSED = 4
/** Nats; less cohesive runs of characters are no words. */
const MIN_COHESION = 2.5

interface Beginning extends TranslationPart {
  /** As of `ngramAfter`. */
  readonly run: number
}

/**
 * Puts the translations of adjacent English words together, in their order, and keeps what the corpus writes as a word: lithium sulfur is
 * 锂硫. At most four, weighed by their parts and by how often the corpus has them. Pure.
 */
export function composeTranslation(words: readonly (readonly TranslationPart[])[], ngrams: NgramTable): ComposedTranslation[] {
  let beam: Beginning[] = [{ text: '', weight: 1, run: EMPTY_RUN }]
  for (const parts of words) {
    const usable = parts.filter(({ text }) => text.length <= MAX_PART_LENGTH)
    const best = usable.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_PARTS)
    beam = beam.flatMap((beginning) => best.flatMap((part) => extended(beginning, part, ngrams)))
    beam = beam.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_BEAM)
  }
  return toShares(beam, ngrams)
}

function extended({ text, weight, run }: Beginning, part: TranslationPart, ngrams: NgramTable): Beginning[] {
  if (text.length + part.text.length > MAX_NGRAM) return []
  let next = run
  for (let i = 0; i < part.text.length && next >= 0; i++) next = ngramAfter(ngrams, next, part.text.charCodeAt(i))
  return next < 0 ? [] : [{ text: text + part.text, weight: weight * part.weight, run: next }]
}

function toShares(beam: readonly Beginning[], ngrams: NgramTable): ComposedTranslation[] {
  const worths = new Map<string, number>()
  for (const { text, weight, run } of beam) {
    if (text.length < 2 || cohesion(ngrams, text) < MIN_COHESION) continue
    worths.set(text, (worths.get(text) ?? 0) + weight * Math.log(1 + ngrams.counts[run - 1]!))
  }
  const best = [...worths].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_COMPOSED)
  const sum = best.reduce((total, [, worth]) => total + worth, 0)
  return best.map(([text, worth]) => ({ text, share: worth / sum }))
}
