import { analyzeText } from '@gezhi/query'
import { columnTexts, patentField, type PatentRecord, type TextColumn } from '@gezhi/records'
import { isOneWord, readingsOf } from '@gezhi/search'

/** Fields whose values are offered beside words. */
export const SUGGESTED_NAMES = ['AP', 'in'] as const

/** What words are suggested of, and counted in: where documents say what they are about. */
export const SUGGESTED_COLUMNS: readonly TextColumn[] = ['title', 'abstract', 'independentClaims']

/** Between how something is typed and what it is then. */
export const READ_AS = ' '

/** What is suggested of a record: words, words by how they are typed in pinyin, and names the same, each as `shimo 石墨`. Pure. */
export function suggestedValues(record: PatentRecord): Readonly<Record<string, readonly string[]>> {
  const words = [...new Set(SUGGESTED_COLUMNS.flatMap((column) => columnTexts(record, column).flatMap((text) => analyzeText(text).tokens)))]
  const names = SUGGESTED_NAMES.map((name) => [name, (patentField(name)?.values?.(record) ?? []).map(String)] as const)
  return {
    word: words,
    sound: words.filter(isOneWord).flatMap(readAs),
    ...Object.fromEntries(names.map(([name, values]) => [`${name}Sound`, [...new Set(values)].flatMap(readAs)])),
  }
}

function readAs(value: string): string[] {
  return readingsOf(value).map((reading) => reading + READ_AS + value)
}
