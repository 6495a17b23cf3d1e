import { analyzeText } from '@gezhi/query'
import { columnTexts, TEXT_COLUMNS, type PatentRecord } from '@gezhi/records'

/** Takes a position between two values of a column, so that no phrase reaches from one into the next. No text analyses to it. */
export const VALUE_BORDER = '\u{e000}'

/** The tokens of each text column in the order of TEXT_COLUMNS, joined by spaces as the `words` store takes them. */
export function wordsOfColumns(record: PatentRecord): string[] {
  return TEXT_COLUMNS.map((column) => columnTexts(record, column).map(wordsOf).join(` ${VALUE_BORDER} `))
}

function wordsOf(text: string): string {
  return analyzeText(text).tokens.join(' ')
}
