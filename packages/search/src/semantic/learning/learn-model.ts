import { hash } from 'node:crypto'
import {
  chooseVocabulary,
  lsaInverse,
  trainLsa,
  weightedTermVector,
  type TermVector,
  type Directions,
  type SparseMatrix,
} from '@gezhi/semantic'

/** Maximum number of documents a model learns from; the vectors of all others are computed from the model. */
export const MODEL_SAMPLE = 30_000
/** Minimum number of documents; a model of fewer does not generalise. */
const MIN_DOCUMENTS = 500
/** A model is learned again when the corpus has grown by this factor. */
const GROWN = 2
const DIMENSIONS = 256
/** Increase it when the same documents give a different model. */
const VERSION = 1

/** A model learned from a corpus, by numbers of terms. */
export interface LearnedModel extends Directions {
  /** Term of each row. */
  readonly terms: Int32Array
  readonly inverse: Float32Array
}

/** An external model. */
export interface ModelInUse {
  readonly id: string
  readonly dimensions: number
}

/** The model of the existing vectors. */
export interface CurrentModel {
  readonly id: string
  /** Documents it learned from; null for an external model. */
  readonly sample: number | null
}

/** Whether a model is due for a number of documents: `external` is the external model to use, null for the built-in one. Pure. */
export function isModelDue(current: CurrentModel | null, documents: number, external: ModelInUse | null): boolean {
  if (external !== null) return documents > 0 && current?.id !== external.id
  if (documents < MIN_DOCUMENTS) return false
  if (current?.sample == null) return true
  // A sample of more documents than `MODEL_SAMPLE` is smaller than that: it must not make the model due again at once.
  return Math.min(documents, MODEL_SAMPLE) > current.sample * GROWN
}

/**
 * Learns a model from term vectors, which are iterated twice and need not be in memory. `maxTerms`: size of the vocabulary;
 * `maxDimensions`: of the vectors. `onStep` may throw to stop. Pure.
 */
export function learnModel(
  termVectors: Iterable<TermVector>,
  onStep: (step: number) => void,
  maxTerms?: number,
  maxDimensions = DIMENSIONS,
): { readonly id: string; readonly sample: number; readonly learned: LearnedModel } {
  const { terms, inverse, sample, entries } = vocabularyOf(termVectors, maxTerms)
  const dimensions = Math.max(16, Math.min(maxDimensions, Math.floor(sample / 8 / 16) * 16))
  const matrix = matrixOf(termVectors, { terms, inverse, sample, entries })
  const learned: LearnedModel = { ...trainLsa(matrix, dimensions, onStep), terms, inverse }
  return { id: `lsa-${VERSION}-${dimensions}-${hash('sha256', learned.rows, 'hex').slice(0, 16)}`, sample, learned }
}

/** The row of each term in a model, -1 for an unknown term. */
export function rowsOf({ terms }: Pick<LearnedModel, 'terms'>): (term: number) => number {
  const highest = terms.reduce((max, term) => Math.max(max, term), 0)
  const rows = new Int32Array(highest + 1).fill(-1)
  for (const [row, term] of terms.entries()) rows[term] = row
  return (term) => (term <= highest ? rows[term]! : -1)
}

/** A vocabulary, the documents it was chosen from, and how many of their terms it contains. */
interface Vocabulary extends Pick<LearnedModel, 'terms' | 'inverse'> {
  readonly sample: number
  readonly entries: number
}

function vocabularyOf(termVectors: Iterable<TermVector>, maxTerms: number | undefined): Vocabulary {
  const { held, sample } = documentCounts(termVectors)
  const terms = chooseVocabulary(held, sample, maxTerms)
  const inverse = Float32Array.from(terms, (term) => lsaInverse(held[term]!, sample))
  return { terms, inverse, sample, entries: terms.reduce((sum, term) => sum + held[term]!, 0) }
}

/** Document frequency of each term, and the number of term vectors. */
function documentCounts(termVectors: Iterable<TermVector>): { held: Uint32Array; sample: number } {
  let held = new Uint32Array(1 << 16)
  let sample = 0
  for (const { terms } of termVectors) {
    sample++
    const highest = terms[terms.length - 1] ?? 0
    if (highest >= held.length) {
      const grown = new Uint32Array(highest * 2)
      grown.set(held)
      held = grown
    }
    for (let i = 0; i < terms.length; i++) held[terms[i]!]!++
  }
  return { held, sample }
}

function matrixOf(termVectors: Iterable<TermVector>, { terms, inverse, sample, entries }: Vocabulary): SparseMatrix {
  const rowOf = rowsOf({ terms })
  const offsets = new Uint32Array(sample + 1)
  const places = new Int32Array(entries)
  const values = new Float32Array(entries)
  let row = 0
  for (const termVector of termVectors) {
    const { rows, weights } = weightedTermVector(termVector, rowOf, inverse)
    places.set(rows, offsets[row])
    values.set(weights, offsets[row])
    offsets[row + 1] = offsets[row]! + rows.length
    row++
  }
  return { rows: sample, columns: terms.length, offsets, places, values }
}
