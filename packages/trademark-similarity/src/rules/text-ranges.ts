import type { MarkForm, TextRange } from '../form/mark-form.ts'

/** The ranges of neighbouring parts joined to one where nothing but spaces and signs is between them. Pure. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const first = ranges[0]
  if (first === undefined) return []
  return [[first[0], ranges.at(-1)![1]]]
}

/** Where Han characters `from` to `to` (exclusive) of a mark are. Pure. */
export function hanRange(mark: MarkForm, from = 0, to = mark.han.length): TextRange[] {
  return joinRanges(mark.hanRanges.slice(from, to))
}

/** Where letters `from` to `to` (exclusive) of the words of a mark are, accents and apostrophes aside. Pure. */
export function lettersRange(mark: MarkForm, from = 0, to = mark.letters.length): TextRange[] {
  const ranges: TextRange[] = []
  let at = 0
  for (const { text, range } of mark.words) {
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, text.length)]
    at += text.length
    if (start >= end) continue
    const isPlain = range[1] - range[0] === text.length
    ranges.push(isPlain ? [range[0] + start, range[0] + end] : range)
  }
  return joinRanges(ranges)
}

/** Where the numbers of a mark are. Pure. */
export function numbersRange(mark: MarkForm): TextRange[] {
  return joinRanges(mark.numbers.map(({ range }) => range))
}
