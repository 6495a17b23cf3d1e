import type { TermVectorList } from './term-vector-list.ts'
import { inverseFrequency, saturated, type Collection } from './bm25.ts'
import type { SoughtOption, SoughtTerm } from './sought-term.ts'

/** One side of a term: itself, or all its translations together. */
interface Side {
  readonly inverse: number
  readonly options: readonly { readonly slots: readonly number[]; readonly share: number; readonly option: SoughtOption }[]
}

/** The contribution of one term to a document's score. */
export interface Contribution {
  readonly term: SoughtTerm
  /** The alternative that contributed most. */
  readonly option: SoughtOption
  readonly score: number
}

/**
 * Scores term vectors against the terms of a question: BM25 weighted by the term counts of the question. Of a term and its translations
 * the better match counts, so that a record in one language is scored as if there were no other. A Chinese question has a term for each pair of
 * characters, about twice as many as its words have translations: `coverageBoost` makes up for it where most of the question is translated.
 */
export class WordsScorer {
  readonly #terms: readonly { readonly term: SoughtTerm; readonly sides: readonly Side[] }[]
  readonly #slots = new Map<number, number>()
  readonly #counts: Float64Array
  readonly #collection: Collection
  /** Terms with `coverageBoost`. */
  readonly #translations: readonly { readonly side: Side; readonly worth: number; readonly boost: number }[]

  constructor(terms: readonly SoughtTerm[], collection: Collection) {
    this.#collection = collection
    this.#terms = terms.map((term) => ({ term, sides: this.#sidesOf(term) }))
    this.#counts = new Float64Array(this.#slots.size)
    this.#translations = this.#terms.flatMap(({ term: { weight, coverageBoost: boost }, sides }) =>
      boost === undefined ? [] : sides.map((side) => ({ side, worth: weight * side.inverse, boost })),
    )
  }

  /** Whether a term of a term vector is searched. */
  seeks(id: number): boolean {
    return this.#slots.has(id)
  }

  /** The score of each term vector of a list. */
  scores(termVectors: TermVectorList): Float64Array {
    return Float64Array.from({ length: termVectors.size }, (_, place) => this.#score(termVectors, place))
  }

  /** The contributions of the terms to the score of one term vector, highest first; zero ones are left out. */
  contributions(termVectors: TermVectorList, place: number): Contribution[] {
    this.#count(termVectors, place)
    const length = termVectors.length(place)
    const found = this.#terms.flatMap(({ term, sides }) => {
      const [best, score] = this.#bestSide(sides, length)
      return score === 0 ? [] : [{ term, option: this.#bestOption(best!), score: score * term.weight }]
    })
    return found.toSorted((a, b) => b.score - a.score)
  }

  #score(termVectors: TermVectorList, place: number): number {
    this.#count(termVectors, place)
    const length = termVectors.length(place)
    let [sum, translated] = [0, 0]
    for (const { term, sides } of this.#terms) {
      const score = this.#bestSide(sides, length)[1] * term.weight
      sum += score
      if (term.coverageBoost !== undefined) translated += score
    }
    return translated * 2 > sum ? sum * this.#coverageFactor() : sum
  }

  /** The factor for a document in the language of the translations, whose terms were counted last. */
  #coverageFactor(): number {
    let [held, all, boost] = [0, 0, 0]
    for (const { side, worth, boost: maxBoost } of this.#translations) {
      held += worth * Math.min(1, this.#countOf(side))
      all += worth
      boost = Math.max(boost, maxBoost)
    }
    return 1 + boost * (held / all) ** 2
  }

  #count(termVectors: TermVectorList, place: number): void {
    this.#counts.fill(0)
    const { terms, counts } = termVectors
    for (let i = termVectors.start(place); i < termVectors.start(place + 1); i++) {
      const slot = this.#slots.get(terms[i]!)
      if (slot !== undefined) this.#counts[slot] = counts[i]!
    }
  }

  #bestSide(sides: readonly Side[], length: number): [Side | null, number] {
    let best: Side | null = null
    let score = 0
    for (const side of sides) {
      const own = this.#sideScore(side, length)
      if (own > score) [best, score] = [side, own]
    }
    return [best, score]
  }

  #sideScore(side: Side, length: number): number {
    return side.inverse * saturated(this.#countOf(side), length, this.#collection)
  }

  /** Expected count of a side in the term vector counted last. */
  #countOf({ options }: Side): number {
    let count = 0
    for (const { slots, share } of options) count += share * this.#minCount(slots)
    return count
  }

  #bestOption({ options }: Side): SoughtOption {
    return options.toSorted((a, b) => b.share * this.#minCount(b.slots) - a.share * this.#minCount(a.slots))[0]!.option
  }

  #minCount(slots: readonly number[]): number {
    let min = Infinity
    for (const slot of slots) min = Math.min(min, this.#counts[slot]!)
    return min
  }

  #sidesOf({ options, translationBoost = 1 }: SoughtTerm): Side[] {
    const own = options.filter(({ source }) => source === 'own')
    const others = options.filter(({ source }) => source !== 'own')
    return [this.#side(own, 1), this.#side(others, translationBoost)].filter((side) => side.options.length > 0)
  }

  #side(options: readonly SoughtOption[], boost: number): Side {
    const documents = options.reduce((sum, option) => sum + option.share * option.documents, 0)
    return {
      inverse: boost * inverseFrequency(documents, this.#collection),
      options: options.map((option) => ({ option, share: option.share, slots: option.ids.map((id) => this.#slot(id)) })),
    }
  }

  #slot(id: number): number {
    const slot = this.#slots.get(id) ?? this.#slots.size
    this.#slots.set(id, slot)
    return slot
  }
}
