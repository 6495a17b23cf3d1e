import { analyzeText, type AnalyzedText } from '@gezhi/query'
import type { TextColumn } from '@gezhi/records'
import { compoundsOf } from '@gezhi/search'
import { PARAGRAPH, SENTENCE, VALUE, type Border } from '../storage/forward-row.ts'

/** Takes a position between two values of a column, so that no phrase reaches from one into the next. No text analyses to it. */
export const VALUE_BORDER = '\u{e000}'

/** One text column of a record, analysed: all its values one after the other. */
export interface AnalyzedColumn {
  /** Place of the column. */
  readonly column: number
  readonly sentences: number[]
  readonly borders: Border[]
  /** The tokens as the `words` store takes them, with a border token between values. */
  readonly words: string
  /** Words that stood joined by a hyphen: `lithium`, `ion`. */
  readonly compounds: string[][]
}

/** The text columns of a record that hold any text, in their order. */
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
