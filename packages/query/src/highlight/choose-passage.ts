import type { AnalyzedText } from '../analyzer/analyze-text.ts'
import type { TextRange } from '../tree.ts'
import type { Highlight } from './mark-ranges.ts'

/** A text up to this factor longer than the requested length is shown in full. */
const TOLERANCE = 1.25

/**
 * The part of a text, about `length` UTF-16 units, that shows the most clauses, then the most marks, then comes first. It starts with a
 * sentence if one starts nearby, otherwise with a word, and never ends within a word. Pure.
 */
export function choosePassage(text: string, analyzed: AnalyzedText, marks: readonly Highlight[], length: number): TextRange {
  if (text.length <= length * TOLERANCE) return { start: 0, end: text.length }
  const core = densest(marks, length * 0.8) ?? { start: 0, end: 0 }
  const spare = Math.max(0, length - (core.end - core.start))
  const start = beginning(analyzed, Math.max(0, Math.min(core.start - spare / 2, text.length - length)), core.start)
  return { start, end: ending(text, analyzed, Math.max(core.end, start + length)) }
}

function densest(marks: readonly Highlight[], width: number): TextRange | null {
  let best: TextRange | null = null
  let bestScore = 0
  for (const [i, first] of marks.entries()) {
    const inside = marks.slice(i, i + MAX_MARKS).filter((mark) => mark === first || mark.end - first.start <= width)
    const score = new Set(inside.map(({ clause }) => clause)).size * MAX_MARKS + inside.length
    if (score <= bestScore) continue
    bestScore = score
    best = { start: first.start, end: inside.at(-1)!.end }
  }
  return best
}

/** Maximum number of marks in a passage; limits the work. */
const MAX_MARKS = 64

function beginning({ starts, sentences }: AnalyzedText, wished: number, latest: number): number {
  if (wished <= 0) return 0
  const sentence = sentences.map((position) => starts[position]!).find((start) => start >= wished && start <= latest)
  return sentence ?? starts[firstAtLeast(starts, wished)] ?? latest
}

/** The end of the last word that fits, including the punctuation after it. */
function ending(text: string, { ends }: AnalyzedText, wished: number): number {
  if (wished >= text.length) return text.length
  const last = ends[firstAtLeast(ends, wished + 1) - 1] ?? wished
  return /[\p{Pe}\p{Pf}\p{Po}]/u.test(text.charAt(last)) ? last + 1 : last
}

function firstAtLeast(ascending: readonly number[], bound: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < bound) low = middle + 1
    else high = middle
  }
  return low
}
