import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import type { Token } from './token.ts'

/** Between the brackets: two bounds, each a word or a quoted text. */
const BOUND = String.raw`("(?:[^"\\]|\\[\s\S])*"|[^\s"\[\]{}]+)`
const BOUNDS = new RegExp(String.raw`^\s*${BOUND}\s+(?:TO|至)\s+${BOUND}\s*$`, 'iu')
const INSIDE = /[[{]((?:"(?:[^"\\]|\\[\s\S])*"|[^"[\]{}])*)([\]}]?)/uy

/** The range whose opening bracket is at `start`: `[a TO b]`, `{` and `}` for excluded bounds. */
export function readRange(half: string, start: number, diagnostics: DiagnosticList): Token {
  INSIDE.lastIndex = start
  const match = INSIDE.exec(half) as RegExpExecArray
  const range = { start, end: start + match[0].length }
  const inclusive = { fromInclusive: half.charAt(start) === '[', toInclusive: match[2] !== '}' }
  if (match[2] === '') {
    const here = { start: range.end, end: range.end }
    diagnostics.add('unclosed-bracket', { start, end: start + 1 }, {}, { range: here, text: inclusive.fromInclusive ? ']' : '}' })
  }
  const bounds = BOUNDS.exec(match[1] as string)
  if (bounds === null) {
    if (match[2] !== '') diagnostics.add('bad-range', range)
    return { kind: 'range', from: null, to: null, ...inclusive, ...range }
  }
  return { kind: 'range', from: boundOf(bounds[1] as string), to: boundOf(bounds[2] as string), ...inclusive, ...range }
}

function boundOf(written: string): string | null {
  if (written === '*') return null
  return written.startsWith('"') ? written.slice(1, -1).replace(/\\(["\\])/g, '$1') : written
}
