import { analyzeText } from '@gezhi/query'
import { columnTexts, patentField, type PatentRecord } from '@gezhi/records'
import { isOneWord, readingsOf } from '@gezhi/search'

/** Fields whose values are offered beside words. */
export const SUGGESTED_NAMES = ['AP', 'in'] as const

/** What words are suggested of, and counted in: where documents say what they are about. */
export const SUGGESTED_COLUMNS: readonly string[] = ['title', 'abstract', 'independentClaims']

/** Between how something is typed and what it is then. */
export const READ_AS = ' '

/** What is suggested of a record: words, words by how they are typed in pinyin, and names the same, each as `shimo 石墨`. Pure. */
export function suggestedValues(record: PatentRecord): Readonly<Record<string, readonly string[]>> {
  const words = [...new Set(SUGGESTED_COLUMNS.flatMap((column) => columnTexts(record, column).flatMap((text) => analyzeText(text).tokens)))]
  const names = SUGGESTED_NAMES.map((name) => [name, (patentField(name)?.values?.(record) ?? []).map(String)] as const)
  return {
    word: words,
    sound: words.flatMap(readAsWord),
    ...Object.fromEntries(names.map(([name, values]) => [`${name}Sound`, [...new Set(values)].flatMap(readAs)])),
  }
}

/** More than the words of most languages' patents; what was made longest ago is not worth telling apart. */
const MOST_KNOWN = 200_000

const readAs = remembered((value) => readingsOf(value).map((reading) => reading + READ_AS + value))
/** None of what only came to stand side by side. */
const readAsWord = remembered((value) => (isOneWord(value) ? readAs(value) : []))

/** Texts repeat their words: to make the readings of one costs more than to look up those of a hundred. */
function remembered(make: (value: string) => readonly string[]): (value: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const made = make(value)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(value, made)
    return made
  }
}
