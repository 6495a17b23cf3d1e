import { inverseFrequency, type Collection, type Contribution, type SoughtTerm } from '@gezhi/semantic'
import { wordAround } from '../question/question-terms-shown.ts'

interface Question {
  readonly terms: readonly SoughtTerm[]
  /** Its Chinese words. */
  readonly words: ReadonlySet<string>
  readonly collection: Collection
}

/**
 * The part of what is telling in a question that a document holds, 0 to 1, from the contributions of all terms to it: of its own words,
 * words that no record holds included, or of their translations, whichever is more. Pure.
 */
export function questionCoverage({ terms, words, collection }: Question): (contributions: readonly Contribution[]) => number {
  const counted = terms.filter(({ text }) => wordAround(text, words) !== null)
  const own = new Map(counted.filter(isOwn).map((term) => [term, worthOf(term, true, collection)]))
  const others = new Map(counted.filter(hasOthers).map((term) => [term, worthOf(term, false, collection)]))
  const translated = translatedPart(counted, words)
  return (contributions) => {
    const held = (isOwnSide: boolean) =>
      contributions.filter(({ option }) => (option.source === 'own') === isOwnSide).map(({ term }) => term)
    return Math.max(part(own, held(true)), translated * part(others, held(false)))
  }
}

/**
 * How much of a question its best hits contain, 0 to 1: 1 if they contain as much as documents on the same subject do, which is less of a
 * long question. Pure.
 */
export function answerStrength(coverages: readonly number[], terms: number): number {
  const expected = LONG + (SHORT - LONG) * Math.min(1, FEW_TERMS / Math.max(1, terms))
  return Math.min(1, Math.max(0, ...coverages) / expected)
}

/** Coverage by documents about the same, of a question of many terms and of one of few. */
const LONG = 0.25
const SHORT = 0.5
const FEW_TERMS = 8

/** Share of the words of a question with translations; words without any cannot occur in documents of the other language. */
function translatedPart(terms: readonly SoughtTerm[], words: ReadonlySet<string>): number {
  const named = (some: readonly SoughtTerm[]) => new Set(some.map(({ text }) => wordAround(text, words)))
  const [all, translated] = [named(terms.filter(isOwn)), named(terms.filter(hasOthers))]
  return [...all].filter((word) => translated.has(word)).length / Math.max(1, all.size)
}

/** Whether a term is searched as itself, rather than by its translations. */
function isOwn({ options }: SoughtTerm): boolean {
  return options.length === 0 || options.some(({ source }) => source === 'own')
}

function hasOthers({ options }: SoughtTerm): boolean {
  return options.some(({ source }) => source !== 'own')
}

function worthOf({ weight, options }: SoughtTerm, isOwnSide: boolean, collection: Collection): number {
  const side = options.filter(({ source }) => (source === 'own') === isOwnSide)
  const documents = side.reduce((sum, { share, documents: held }) => sum + share * held, 0)
  return weight * inverseFrequency(documents, collection)
}

function part(worths: ReadonlyMap<SoughtTerm, number>, held: readonly SoughtTerm[]): number {
  const total = [...worths.values()].reduce((sum, worth) => sum + worth, 0)
  return total === 0 ? 0 : held.reduce((sum, term) => sum + (worths.get(term) ?? 0), 0) / total
}
