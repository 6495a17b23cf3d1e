import { hash } from 'node:crypto'
import { chooseVocabulary, lsaInverse, trainLsa, weighedBag, type SparseMatrix } from '@gezhi/meaning'
import { readBag } from '../bags/bag-row.ts'
import type { TextBag } from '../bags/text-bag.ts'
import type { LearnedModel, StoredModel } from '../store/stored-model.ts'
import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** Documents a model learns from; the vectors of all others are worked out by what it learned. */
export const SAMPLE = 30_000
/** Fewer documents teach nothing that holds for others. */
export const FEWEST_DOCUMENTS = 500
const DIMENSIONS = 256
/** Rises when what is learned from the same documents changes. */
const VERSION = 1

/** Learns a model from documents spread evenly over the store. `onStep` may throw to stop. */
export function trainModel(store: PreparedStatements, number: number, onStep: (step: number) => void): StoredModel {
  const bags = sampleOf(store)
  const { terms, inverse } = vocabularyOf(bags)
  const dimensions = Math.max(16, Math.min(DIMENSIONS, Math.floor(bags.length / 8 / 16) * 16))
  const matrix = matrixOf(bags, terms, inverse)
  const learned: LearnedModel = { ...trainLsa(matrix, dimensions, onStep), terms, inverse }
  const id = `lsa-${VERSION}-${dimensions}-${hash('sha256', learned.rows, 'hex').slice(0, 16)}`
  return { number, id, dimensions, sample: bags.length, learned }
}

/** The row of each term in a model, -1 for a term it does not know. */
export function rowsOf({ terms }: Pick<LearnedModel, 'terms'>): (term: number) => number {
  const highest = terms.reduce((most, term) => Math.max(most, term), 0)
  const rows = new Int32Array(highest + 1).fill(-1)
  for (const [row, term] of terms.entries()) rows[term] = row
  return (term) => (term <= highest ? rows[term]! : -1)
}

function sampleOf(store: PreparedStatements): TextBag[] {
  const { count } = store('SELECT count(*) AS count FROM bags').get() as { count: number }
  const every = Math.max(1, Math.ceil(count / SAMPLE))
  const rows = store(`SELECT data FROM (SELECT data, row_number() OVER (ORDER BY doc_no) AS place FROM bags) WHERE place % ? = 0`).iterate(
    every,
  )
  return Array.from(rows as Iterable<unknown> as Iterable<{ data: Uint8Array }>, ({ data }) => readBag(data))
}

function vocabularyOf(bags: readonly TextBag[]): Pick<LearnedModel, 'terms' | 'inverse'> {
  const highest = bags.reduce((most, { terms }) => Math.max(most, terms.at(-1) ?? 0), 0)
  const held = new Uint32Array(highest + 1)
  for (const { terms } of bags) for (const term of terms) held[term]!++
  const terms = chooseVocabulary(held, bags.length)
  return { terms, inverse: Float32Array.from(terms, (term) => lsaInverse(held[term]!, bags.length)) }
}

function matrixOf(bags: readonly TextBag[], terms: Int32Array, inverse: Float32Array): SparseMatrix {
  const rowOf = rowsOf({ terms })
  const entries = bags.reduce((sum, bag) => sum + bag.terms.length, 0)
  const offsets = new Uint32Array(bags.length + 1)
  const places = new Int32Array(entries)
  const values = new Float32Array(entries)
  for (const [i, bag] of bags.entries()) {
    const { rows, weights } = weighedBag(bag, rowOf, inverse)
    places.set(rows, offsets[i])
    values.set(weights, offsets[i])
    offsets[i + 1] = offsets[i]! + rows.length
  }
  return { rows: bags.length, columns: terms.length, offsets, places, values }
}
