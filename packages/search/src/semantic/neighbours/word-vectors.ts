import {
  foldIn,
  putVector,
  quantized,
  vectorMemory,
  weightedTermVector,
  type Directions,
  type VectorMemory,
  type VectorScan,
} from '@gezhi/semantic'
import type { CorpusWord, NearWord } from './corpus-word.ts'

/** Words that can be neighbours, with their vectors; plain data shared by threads. */
export interface WordVectors {
  readonly words: readonly CorpusWord[]
  readonly vectors: VectorMemory
}

/** A model by its rows. */
export interface ModelOfWords extends Directions {
  readonly inverse: Float32Array
  /** The written form of the term of each row. */
  readonly texts: readonly string[]
}

interface WordWithRows extends CorpusWord {
  readonly rows: readonly number[]
}

const ENGLISH = /^[a-z]{3,}$/
const HAN = /^\p{Script=Han}{2}$/u
const LONGEST_WORD = 5

/** The English words of a model, and those Chinese words of which it contains all pairs of characters. Pure. */
export function wordVectors(model: ModelOfWords, chinese: Iterable<string>): WordVectors {
  const words = [...englishWords(model.texts), ...chineseWords(chinese, model.texts)]
  const vectors = vectorMemory(model.dimensions, words.length)
  for (const [place, { rows }] of words.entries()) putVector(vectors, place, place, quantized(vectorOf(rows, model)))
  return { words: words.map(({ text, language }) => ({ text, language })), vectors }
}

/** The words nearest to a vector, nearest first. */
export function nearestWords(words: readonly CorpusWord[], scan: VectorScan, vector: Float32Array, maxCount: number): NearWord[] {
  scan.setQuestion(vector)
  const { places, scores } = scan.nearest(maxCount)
  return Array.from(places, (place, i) => ({ ...words[place]!, score: scores[i]! }))
}

function englishWords(texts: readonly string[]): WordWithRows[] {
  return texts.flatMap((text, row) => (ENGLISH.test(text) ? [{ text, language: 'en' as const, rows: [row] }] : []))
}

function chineseWords(chinese: Iterable<string>, texts: readonly string[]): WordWithRows[] {
  const rowOf = new Map(texts.flatMap((text, row) => (HAN.test(text) ? [[text, row] as const] : [])))
  if (rowOf.size === 0) return []
  return [...chinese].flatMap((text) => {
    if (text.length < 2 || text.length > LONGEST_WORD) return []
    const rows = Array.from({ length: text.length - 1 }, (_, i) => rowOf.get(text.slice(i, i + 2)))
    return rows.some((row) => row === undefined) ? [] : [{ text, language: 'zh' as const, rows: rows as number[] }]
  })
}

function vectorOf(rows: readonly number[], model: ModelOfWords): Float32Array {
  return foldIn(
    weightedTermVector({ terms: rows, counts: rows.map(() => 1) }, (row) => row, model.inverse),
    model,
  )
}
