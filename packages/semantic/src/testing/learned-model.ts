import { createHash } from 'node:crypto'
import { foldIn } from '../lsa/fold-in.ts'
import { weightedTermVector } from '../lsa/lsa-weights.ts'
import { trainLsa } from '../lsa/train-lsa.ts'
import { embedInBatches } from '../model/embed-in-batches.ts'
import type { EmbeddingModel } from '../model/embedding-model.ts'

const DIMENSIONS = 4
const LIMITS = { batch: 3, characters: 200 }

/** The model an engine learns from its records, over plain texts. */
export function learnedModel(texts: readonly string[]): EmbeddingModel {
  const words = [...new Set(texts.flatMap(wordsOf))].sort()
  const termVectorOf = (text: string) => {
    const known = wordsOf(text)
      .map((word) => words.indexOf(word))
      .filter((row) => row >= 0)
    const terms = [...new Set(known)].sort((a, b) => a - b)
    return { terms, counts: terms.map((term) => known.filter((row) => row === term).length) }
  }
  const inverse = new Float32Array(words.length).fill(1)
  const rows = texts.map((text) => weightedTermVector(termVectorOf(text), (term) => term, inverse))
  const offsets = Uint32Array.from([0, ...rows.map((_, i) => rows.slice(0, i + 1).reduce((sum, row) => sum + row.rows.length, 0))])
  const places = Int32Array.from(rows.flatMap((row) => [...row.rows]))
  const values = Float32Array.from(rows.flatMap((row) => [...row.weights]))
  const directions = trainLsa({ rows: rows.length, columns: words.length, offsets, places, values }, DIMENSIONS, () => {})
  const vectorOf = (text: string) =>
    foldIn(
      weightedTermVector(termVectorOf(text), (term) => term, inverse),
      directions,
    )
  return {
    id: `lsa-${createHash('sha256').update(new Uint8Array(directions.rows.buffer)).digest('hex').slice(0, 16)}`,
    dimensions: DIMENSIONS,
    limits: LIMITS,
    embed: (some, _as, signal) =>
      embedInBatches(some, { limits: LIMITS, dimensions: DIMENSIONS }, async (batch) => batch.map(vectorOf), signal),
    close: async () => {},
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
