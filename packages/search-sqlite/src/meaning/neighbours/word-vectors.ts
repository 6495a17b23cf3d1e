import { foldIn, putVector, quantized, vectorMemory, weighedBag, type VectorMemory, type VectorScan } from '@gezhi/meaning'
import type { MeaningReader } from '../rank/meaning-reader.ts'
import type { LearnedModel } from '../store/stored-model.ts'

/** Words that can be neighbours of another, with a vector each; plain data that threads share. */
export interface SharedWords {
  /** Of the store they were worked out of. */
  readonly version: number
  readonly words: readonly CorpusWord[]
  readonly vectors: VectorMemory
}

/** The same, ready to be looked through by one thread. */
export interface WordVectors {
  readonly words: readonly CorpusWord[]
  readonly scan: VectorScan
}

export interface CorpusWord {
  readonly text: string
  readonly language: 'zh' | 'en'
}

interface WordWithRows extends CorpusWord {
  readonly rows: readonly number[]
}

const ENGLISH = /^[a-z]{3,}$/
const HAN = /^\p{Script=Han}{2}$/u

/**
 * English words the model knows, and Chinese words of the lexicon of which it knows all pairs of characters; pairs that are no word are
 * none. null where nothing was learned.
 */
export function wordVectors(reader: MeaningReader): SharedWords | null {
  const { shared } = reader
  const learned = shared?.model?.learned
  if (shared === null || learned == null) return null
  const texts = Array.from(learned.terms, (term) => reader.terms.formsOf(term)[0] ?? '')
  const words = [...englishWords(texts), ...chineseWords(reader, texts)]
  const memory = vectorMemory(learned.dimensions, words.length)
  for (const [place, { rows }] of words.entries()) putVector(memory, place, place, quantized(vectorOf(rows, learned)))
  return { version: shared.meta.version, words: words.map(({ text, language }) => ({ text, language })), vectors: memory }
}

function englishWords(texts: readonly string[]): WordWithRows[] {
  return texts.flatMap((text, row) => (ENGLISH.test(text) ? [{ text, language: 'en' as const, rows: [row] }] : []))
}

function chineseWords({ store }: MeaningReader, texts: readonly string[]): WordWithRows[] {
  const rowOf = new Map(texts.flatMap((text, row) => (HAN.test(text) ? [[text, row] as const] : [])))
  if (store === null || rowOf.size === 0) return []
  const sql = "SELECT DISTINCT target AS text FROM lexicon WHERE origin <> 'records' AND length(target) BETWEEN 2 AND 5"
  return (store(sql).all() as { text: string }[]).flatMap(({ text }) => {
    const rows = Array.from({ length: text.length - 1 }, (_, i) => rowOf.get(text.slice(i, i + 2)))
    return rows.some((row) => row === undefined) ? [] : [{ text, language: 'zh' as const, rows: rows as number[] }]
  })
}

function vectorOf(rows: readonly number[], learned: LearnedModel): Float32Array {
  return foldIn(
    weighedBag({ terms: rows, counts: rows.map(() => 1) }, (row) => row, learned.inverse),
    learned,
  )
}
