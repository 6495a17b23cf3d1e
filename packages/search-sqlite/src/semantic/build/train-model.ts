import { learnModel, MODEL_SAMPLE } from '@gezhi/search/semantic'
import type { TermVector } from '@gezhi/semantic'
import { readTermVector } from '../term-vectors/term-vector-row.ts'
import type { StoredModel } from '../store/stored-model.ts'
import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** Learns a model of at most this number of terms from documents sampled evenly from the store. `onStep` may throw to stop. */
export function trainModel(store: PreparedStatements, number: number, maxTerms: number, onStep: (step: number) => void): StoredModel {
  const { id, sample, learned } = learnModel(sampleOf(store), onStep, maxTerms)
  return { number, id, dimensions: learned.dimensions, sample, learned }
}

/** Term vectors of the sample, read from the store at each iteration, because 30,000 of them take more memory than the model. */
function sampleOf(store: PreparedStatements): Iterable<TermVector> {
  const rows = store('SELECT doc_no FROM bags ORDER BY doc_no').iterate() as Iterable<unknown> as Iterable<{ doc_no: number }>
  const documents = spread(
    Array.from(rows, (row) => row.doc_no),
    MODEL_SAMPLE,
  )
  const data = store('SELECT data FROM bags WHERE doc_no = ?')
  return {
    *[Symbol.iterator]() {
      for (const docNo of documents) yield readTermVector((data.get(docNo) as { data: Uint8Array }).data)
    },
  }
}

/** An evenly spread sample of this size; all numbers if there are fewer. */
export function spread(all: readonly number[], size: number): Int32Array {
  const count = Math.min(size, all.length)
  return Int32Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!)
}
