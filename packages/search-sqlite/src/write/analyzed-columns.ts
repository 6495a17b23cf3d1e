import { analyzeText, type AnalyzedText } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { compoundsOf } from '@gezhi/search'
import { PARAGRAPH, SENTENCE, VALUE, type Border } from '../storage/forward-row.ts'

/** Occupies a position between two values of a column, so that no phrase spans both. The analyzer never produces it. */
export const VALUE_BORDER = '\u{e000}'

/** One analysed text column of a record: all its values in sequence. */
export interface AnalyzedColumn {
  /** Number of the column. */
  readonly column: number
  readonly sentences: number[]
  readonly borders: Border[]
  /** The tokens in the form of the `words` store, with a border token between values. */
  readonly words: string
  /** Hyphenated words: `lithium`, `ion`. */
  readonly compounds: string[][]
}

/** The text columns of a record that contain text, in order. */
export function analyzedColumns(columns: readonly TextColumn[], record: object): AnalyzedColumn[] {
  return columns.flatMap((textColumn, column) => {
    const texts = textColumn.texts(record)
    const values = texts.map(analyzeText)
    const words = values.map((value) => value.tokens.join(' ')).join(` ${VALUE_BORDER} `)
    if (words === '') return []
    const compounds = texts.flatMap((text, i) => compoundsOf(text, values[i]!))
    const result: AnalyzedColumn = { column, sentences: [], borders: [], words, compounds }
    addBorders(values, result)
    return [result]
  })
}

function addBorders(values: readonly AnalyzedText[], { sentences, borders }: AnalyzedColumn): void {
  let offset = 0
  for (const value of values) {
    const paragraphs = new Set(value.paragraphs)
    for (const position of value.sentences) {
      sentences.push(offset + position)
      borders.push(position === 0 ? VALUE : paragraphs.has(position) ? PARAGRAPH : SENTENCE)
    }
    offset += value.tokens.length
  }
}
