import { learnModel, MODEL_SAMPLE } from '@gezhi/search/semantic'
import { readTermVector } from '../term-vectors/term-vector-row.ts'
import type { TextTermVector } from '../term-vectors/text-term-vector.ts'
import type { StoredModel } from '../store/stored-model.ts'
import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** Learns a model from documents sampled evenly from the store. `onStep` may throw to stop. */
export function trainModel(store: PreparedStatements, number: number, onStep: (step: number) => void): StoredModel {
  const termVectors = sampleOf(store)
  const { id, learned } = learnModel(termVectors, onStep)
  return { number, id, dimensions: learned.dimensions, sample: termVectors.length, learned }
}

function sampleOf(store: PreparedStatements): TextTermVector[] {
  const { count } = store('SELECT count(*) AS count FROM bags').get() as { count: number }
  const every = Math.max(1, Math.ceil(count / MODEL_SAMPLE))
  const rows = store(`SELECT data FROM (SELECT data, row_number() OVER (ORDER BY doc_no) AS place FROM bags) WHERE place % ? = 0`).iterate(
    every,
  )
  return Array.from(rows as Iterable<unknown> as Iterable<{ data: Uint8Array }>, ({ data }) => readTermVector(data))
}
