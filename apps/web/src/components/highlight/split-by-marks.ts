/** A range of a text covered by a term: UTF-16 offsets, `end` exclusive; `term` counts from 0 in query order. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly term: number
}

/** A part of a text with the term that determines its colour. */
export interface Segment {
  readonly text: string
  readonly term: number | null
}

/** Splits a text at its marks, in order and completely. On overlap the term that comes first in the query counts. */
export function splitByMarks(text: string, marks: readonly Mark[]): Segment[] {
  if (marks.length === 0) return text === '' ? [] : [{ text, term: null }]
  const paint = new Int32Array(text.length).fill(NONE)
  for (const mark of [...marks].sort((a, b) => b.term - a.term)) paint.fill(mark.term, mark.start, mark.end)
  const segments: Segment[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && paint[end] === paint[start]) end++
    const term = paint[start] as number
    segments.push({ text: text.slice(start, end), term: term === NONE ? null : term })
  }
  return segments
}

const NONE = -1
