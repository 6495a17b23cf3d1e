import { analyzeText } from '@gezhi/query'
import { englishStem } from '@gezhi/search'
import { isNoTerm, learnModel, MODEL_SAMPLE, rowsOf } from '@gezhi/search/semantic'
import { foldIn, MAX_TERMS, TermVectorList, TITLE_COUNT, weightedTermVector, type TermVector, type VectorRows } from '@gezhi/semantic'

/** UTF-16 units of an abstract that are read. */
const MAX_TEXT = 2000
/** Fewer than semantic search uses: the strongest directions make the subjects, and the time grows with their number. */
const DIMENSIONS = 96

/** The text of a document in one language. */
export interface DocumentText {
  readonly title: string
  readonly abstract: string
}

/** Term vectors of documents, numbered in the order in which terms are first seen. */
export class DocumentVectors {
  readonly #numbers = new Map<string, number>()
  readonly #vectors = new TermVectorList()

  /** Number of documents. */
  get size(): number {
    return this.#vectors.size
  }

  add(texts: readonly DocumentText[]): void {
    const counts = new Map<number, number>()
    for (const { title, abstract } of texts) {
      this.#count(title, TITLE_COUNT, counts)
      this.#count(abstract.slice(0, MAX_TEXT), 1, counts)
    }
    const terms = [...counts.keys()].sort((a, b) => a - b)
    const values = terms.map((term) => counts.get(term)!)
    this.#vectors.add({ terms, counts: values, length: values.reduce((sum, value) => sum + value, 0) })
  }

  /**
   * Vectors of length 1 in directions learned from these documents themselves (latent semantic analysis); zeros for documents without common
   * terms. `onStep` may throw to stop.
   */
  learn(onStep: (step: number) => void): VectorRows {
    const vectors = this.#vectors
    const stride = Math.max(1, Math.ceil(vectors.size / MODEL_SAMPLE))
    const { learned } = learnModel({ [Symbol.iterator]: () => everyNth(vectors, stride) }, onStep, MAX_TERMS, DIMENSIONS)
    const rowOf = rowsOf(learned)
    const { dimensions } = learned
    const values = new Float32Array(vectors.size * dimensions)
    let row = 0
    for (const vector of vectors) values.set(foldIn(weightedTermVector(vector, rowOf, learned.inverse), learned), row++ * dimensions)
    return { dimensions, count: vectors.size, values }
  }

  #count(text: string, times: number, counts: Map<number, number>): void {
    for (const token of analyzeText(text).tokens) {
      if (isNoTerm(token)) continue
      const term = this.#numberOf(englishStem(token) ?? token)
      counts.set(term, (counts.get(term) ?? 0) + times)
    }
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    this.#numbers.set(term, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

function* everyNth(vectors: Iterable<TermVector>, stride: number): Generator<TermVector> {
  let index = 0
  for (const vector of vectors) if (index++ % stride === 0) yield vector
}
