import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { QUERY_LIMITS } from '../limits.ts'
import { segmentsOf } from '../lowering/lower-pattern.ts'
import type { PatternNode } from '../tree.ts'
import { placeOf } from './place.ts'

const MIN_BEFORE_STAR = 2
const MIN_AFTER_LEADING = 3
/** Distance suggested instead of a `*` between Chinese characters. */
const OFFERED_DISTANCE = 10

/** Rejects patterns that match nearly every word or cannot be looked up. */
export function checkPattern(node: PatternNode, diagnostics: DiagnosticList): void {
  const range = placeOf(node)
  for (const { cjk, text } of segmentsOf(node.text)) {
    const literals = [...text.replace(/[*?#]/g, '')].length
    if (literals === 0 || (!cjk && isTooBroad(text, literals))) return diagnostics.add('wildcard-too-broad', range, { text: node.text })
    if (cjk && /[^*]\*+[^*]/u.test(text)) return reportInnerStar(node, diagnostics)
  }
}

/** Whether a pattern has too many wildcards, which is reported: the cost of any comparison grows with each. */
export function hasTooManyWildcards(node: PatternNode, diagnostics: DiagnosticList): boolean {
  const limit = QUERY_LIMITS.wildcards
  const isOver = (node.text.match(/[*?#]/g)?.length ?? 0) > limit
  if (isOver) diagnostics.add('too-many-wildcards', placeOf(node), { text: node.text, limit })
  return isOver
}

function isTooBroad(text: string, literals: number): boolean {
  if (/^[*?#]/.test(text)) return literals < MIN_AFTER_LEADING
  return text.endsWith('*') && literals < MIN_BEFORE_STAR
}

function reportInnerStar(node: PatternNode, diagnostics: DiagnosticList): void {
  const range = placeOf(node)
  const text = node.text.replace(/^\*+|\*+$/g, '').replace(/\*+/g, ` ADJ/${OFFERED_DISTANCE} `)
  diagnostics.add('wildcard-in-chinese', range, {}, { range, text: `(${text})` })
}
