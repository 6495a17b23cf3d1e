import type { DifferenceSegment, TokenSegment } from './difference-segment.ts'

/**
 * Segments for reading: what is equal by chance between two changes (punctuation, a single character) is part of the change, and each
 * change is at most one removed and one added text, in that order.
 */
export function readableSegments(tokens: readonly TokenSegment[]): DifferenceSegment[] {
  const found: DifferenceSegment[] = []
  let change = { left: '', right: '' }
  const endChange = () => {
    if (change.left !== '') found.push({ kind: 'removed', left: change.left, right: '' })
    if (change.right !== '') found.push({ kind: 'added', left: '', right: change.right })
    change = { left: '', right: '' }
  }
  tokens.forEach((segment, index) => {
    const [left, right] = [textOf(segment.left), textOf(segment.right)]
    if (segment.kind !== 'same' || isChance(tokens, index)) {
      change = { left: change.left + left, right: change.right + right }
      return
    }
    endChange()
    found.push({ kind: 'same', left, right })
  })
  endChange()
  return found
}

/** Words that must have changed around a single equal character for it to count as part of the change. */
const WORDS_AROUND = 2

/** Whether an equal segment, between changes on both sides, is too small to be read on its own. */
function isChance(segments: readonly TokenSegment[], index: number): boolean {
  const segment = segments[index] as TokenSegment
  if (index === 0 || index === segments.length - 1) return false
  const words = segment.left.filter(({ isWord }) => isWord)
  // White space alone separates changed words; with punctuation it may separate changed phrases, which stay apart.
  if (words.length === 0) return segment.left.every(({ key }) => key === ' ')
  return words.length === 1 && words[0]!.text.length === 1 && around(segments, index, -1) && around(segments, index, 1)
}

/** Whether enough words are changed next to a segment, in one direction. */
function around(segments: readonly TokenSegment[], index: number, step: 1 | -1): boolean {
  let words = 0
  for (let at = index + step; segments[at] !== undefined && segments[at]!.kind !== 'same'; at += step) {
    const { left, right } = segments[at] as TokenSegment
    words = Math.max(words, [...left, ...right].filter(({ isWord }) => isWord).length)
  }
  return words >= WORDS_AROUND
}

function textOf(tokens: TokenSegment['left']): string {
  return tokens.map(({ text }) => text).join('')
}
