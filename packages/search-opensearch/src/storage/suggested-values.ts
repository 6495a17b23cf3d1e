import { analyzeText } from '@gezhi/query'
import { isOneWord, readingsOf } from '@gezhi/search'
import type { IndexLayout } from './index-layout.ts'

/** Between how something is typed and what it is then. */
export const READ_AS = ' '

/**
 * What is suggested of a record: words of the texts that say what it is about, words by how they are typed in pinyin, and values of the
 * fields that are suggested the same, each as `shimo 石墨`. Pure.
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

/** More than the words of most languages' records; what was made longest ago is not worth telling apart. */
const MAX_KNOWN = 200_000

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
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(value, made)
    return made
  }
}
