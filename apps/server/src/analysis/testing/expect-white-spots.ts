import type { AnalysisRow } from '@gezhi/contract'
import { analyzeText } from '@gezhi/query'
import type { PatentRecord } from '@gezhi/records'
import { expect } from 'vitest'

/** Expects the figures of white spots to be those of a count that reads every text of the records. Words of one form each. */
export function expectWhiteSpots(list: readonly AnalysisRow[], records: readonly PatentRecord[]): void {
  const texts = records.map(textsOf)
  const count = (...words: string[]) =>
    texts.filter((own) => words.map(wordTokens).every((word) => own.some((text) => text.includes(word)))).length
  for (const { value, column = '', ...row } of list) {
    const expected = Math.round(((count(value) * count(column)) / records.length) * 10) / 10
    expect([value, column, row.count, row.expected]).toEqual([value, column, count(value, column), expected])
  }
}

/** Title, abstract and claims, as the tokens of the definition of the language. */
function textsOf({ titles, abstracts = [], claims = [] }: PatentRecord): string[] {
  return [...titles, ...abstracts, ...claims].map(({ text }) => tokensOf(text))
}

/** Every character begins a token of two; the last of a word stands alone. */
function wordTokens(word: string): string {
  const { tokens } = analyzeText(word)
  return ` ${tokens.slice(0, /\p{Script=Han}$/u.test(word) ? -1 : undefined).join(' ')} `
}

function tokensOf(text: string): string {
  return ` ${analyzeText(text).tokens.join(' ')} `
}
