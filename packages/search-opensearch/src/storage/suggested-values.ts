import { analyzeText } from '@gezhi/query'
import { isOneWord, readingsOf } from '@gezhi/search'
import type { IndexLayout } from './index-layout.ts'

/** Separates a typed form from its value. */
export const READ_AS = ' '

/**
 * The suggestions a record contributes: words of its summarising texts, those words by their pinyin, and values of suggested fields
 * likewise, each as `shimo 石墨`. Pure.
 */
export function suggestedValues({ kind, mainColumns }: IndexLayout, record: object): Readonly<Record<string, readonly string[]>> {
  const texts = kind.textColumns.flatMap((column) => (mainColumns.includes(column.name) ? column.texts(record) : []))
  const words = [...new Set(texts.flatMap((text) => analyzeText(text).tokens))]
  const names = kind.suggestFields.map((name) => [name, (kind.fields.find(name)?.values?.(record) ?? []).map(String)] as const)
  return {
    word: words,
    sound: words.flatMap(readAsWord),
    ...Object.fromEntries(names.map(([name, values]) => [`${name}Sound`, [...new Set(values)].flatMap(readAs)])),
  }
}

/** More than the distinct words in most languages; older entries are dropped. */
const MAX_KNOWN = 200_000

const readAs = remembered((value) => readingsOf(value).map((reading) => reading + READ_AS + value))
/** Excludes runs that only happen to be adjacent. */
const readAsWord = remembered((value) => (isOneWord(value) ? readAs(value) : []))

/** Words repeat: computing the readings of one costs more than a hundred cache hits. */
function remembered(make: (value: string) => readonly string[]): (value: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const made = make(value)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(value, made)
    return made
  }
}
