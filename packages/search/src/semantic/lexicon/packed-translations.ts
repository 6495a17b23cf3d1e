import type { Translation } from '@gezhi/semantic'
import type { LexiconRow } from '../question/translations.ts'

/** Translations as two texts of lines, sorted by the word of each language; two hundred thousand pairs take some 20 MB. */
export interface PackedTranslations {
  readonly size: number
  readonly byEnglish: PackedLines
  readonly byChinese: PackedLines
}

/** Lines `word<tab>other<tab>weight`, sorted, and the offset of each. */
interface PackedLines {
  readonly text: string
  readonly starts: Int32Array
}

const TAB = '\t'

/** Packs translations; words contain neither tabs nor line breaks. Pure. */
export function packTranslations(translations: readonly Translation[]): PackedTranslations {
  return {
    size: translations.length,
    byEnglish: packLines(translations.map(({ source, target, weight }) => [source, target, weight].join(TAB))),
    byChinese: packLines(translations.map(({ source, target, weight }) => [target, source, weight].join(TAB))),
  }
}

/** The translations of a word, unordered. Pure. */
export function translationsOf(lines: PackedLines, word: string): Omit<LexiconRow, 'origin'>[] {
  const { text, starts } = lines
  const beginning = word + TAB
  const found: Omit<LexiconRow, 'origin'>[] = []
  for (let at = firstFrom(lines, beginning); at < starts.length - 1 && text.startsWith(beginning, starts[at]); at++) {
    const [other, weight] = text.slice(starts[at]! + beginning.length, starts[at + 1]! - 1).split(TAB) as [string, string]
    found.push({ text: other, weight: Number(weight) })
  }
  return found
}

/** Whether there is a translation of a word. Pure. */
export function hasTranslation(lines: PackedLines, word: string): boolean {
  const at = firstFrom(lines, word + TAB)
  return at < lines.starts.length - 1 && lines.text.startsWith(word + TAB, lines.starts[at])
}

/** The words that have translations, without duplicates. Pure. */
export function* translatedWords({ text, starts }: PackedLines): Generator<string, void, void> {
  let last = ''
  for (let at = 0; at < starts.length - 1; at++) {
    const word = text.slice(starts[at], text.indexOf(TAB, starts[at]))
    if (word !== last) yield word
    last = word
  }
}

function packLines(lines: string[]): PackedLines {
  lines.sort()
  const starts = new Int32Array(lines.length + 1)
  for (const [i, line] of lines.entries()) starts[i + 1] = starts[i]! + line.length + 1
  return { text: lines.length === 0 ? '' : `${lines.join('\n')}\n`, starts }
}

/** The first line that does not sort before a text. */
function firstFrom({ text, starts }: PackedLines, prefix: string): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (text.slice(starts[middle], starts[middle]! + prefix.length) < prefix) low = middle + 1
    else high = middle
  }
  return low
}
