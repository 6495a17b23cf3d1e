import type { Diagnostic } from '@gezhi/contract/client'

/** A span of a query with its highest severity. */
export interface UnderlinedSpan {
  readonly text: string
  readonly severity: Diagnostic['severity'] | null
}

/** Splits a query into spans to underline, in order. A diagnostic of zero length marks the next character, or at the end one blank. */
export function underlinedSpans(query: string, diagnostics: readonly Pick<Diagnostic, 'start' | 'end' | 'severity'>[]): UnderlinedSpan[] {
  const ends = Math.max(query.length, ...diagnostics.map(({ start }) => start + 1))
  const text = query.padEnd(Math.min(ends, query.length + 1))
  const marks = diagnostics.map(({ start, end, severity }) => ({ start, end: Math.max(end, start + 1), severity }))
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, index) => ({ text: text.slice(start, cuts[index + 1]), severity: worstAt(marks, start) }))
}

const WORST_FIRST = ['error', 'warning', 'info'] as const

function worstAt(marks: readonly Pick<Diagnostic, 'start' | 'end' | 'severity'>[], at: number): Diagnostic['severity'] | null {
  const there = marks.filter(({ start, end }) => start <= at && at < end).map(({ severity }) => severity)
  return WORST_FIRST.find((severity) => there.includes(severity)) ?? null
}
