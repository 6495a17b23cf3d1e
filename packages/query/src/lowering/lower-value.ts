import { readCode, readDateSpan, type Field, valuesOfCode } from '@gezhi/records'
import type { SearchCondition, ValueTest } from '../condition.ts'
import type { ExactNode, RangeNode } from '../tree.ts'
import { NONE, or, value } from './conditions.ts'
import { exactSymbol, symbolPrefix, symbolRange, underSymbol } from './lower-class.ts'

/** What a value of a field may be compared with in a query. */
export type ComparedNode =
  | { readonly kind: 'word' | 'phrase' | 'pattern'; readonly text: string }
  | Pick<ExactNode, 'kind' | 'value'>
  | Pick<RangeNode, 'kind' | 'from' | 'to' | 'fromInclusive' | 'toInclusive'>

/**
 * The condition for a value in a field of numbers, dates, classes, codes or counts, or for an exact name of a party. `none` if it cannot
 * be parsed; the validator reports it.
 */
export function lowerValue(field: Field, node: ComparedNode): SearchCondition {
  if (!hasValues(field)) return NONE
  const tests = testsOf(field, node)
  const stored = field.searchedAs ?? field.name
  return tests === null ? NONE : or(tests.map((test) => value(stored, test)))
}

/** Whether the field has values to compare with: some fields of names only search text. */
export function hasValues({ values, searchedAs }: Field): boolean {
  return values !== undefined || searchedAs !== undefined
}

function testsOf(field: Field, node: ComparedNode): readonly ValueTest[] | null {
  switch (field.type) {
    case 'date':
      return dateTests(node)
    case 'count':
      return countTests(field, node)
    case 'class':
      return field.scheme === undefined ? null : classTests(node, field.scheme)
    case 'number':
      return numberTests(field, node)
    case 'code':
    case 'party':
      return codeTests(field, node)
    case 'text':
      return null
  }
}

function textOf(node: Exclude<ComparedNode, { kind: 'range' }>): string {
  return node.kind === 'exact' ? node.value : node.text
}

function dateTests(node: ComparedNode): readonly ValueTest[] | null {
  if (node.kind === 'range') return rangeTests(node, (text) => readDateSpan(text))
  if (node.kind === 'pattern') return datePrefix(node.text)
  const span = readDateSpan(textOf(node))
  return span === null ? null : [between(span.from, span.to)]
}

const DATE_DIGITS = 8

function datePrefix(pattern: string): readonly ValueTest[] | null {
  const digits = /^(\d{0,8})\*$/.exec(pattern.normalize('NFKC'))?.[1]
  return digits === undefined ? null : [between(Number(digits.padEnd(DATE_DIGITS, '0')), Number(digits.padEnd(DATE_DIGITS, '9')))]
}

function countTests({ decimals }: Field, node: ComparedNode): readonly ValueTest[] | null {
  const read = decimals === true ? readDecimal : readCount
  if (node.kind === 'range') return rangeTests(node, read)
  const span = node.kind === 'pattern' ? null : read(textOf(node))
  return span === null ? null : [{ op: 'equals', value: span.from }]
}

function readCount(text: string): { from: number; to: number } | null {
  const digits = text.normalize('NFKC')
  return /^\d{1,15}$/.test(digits) ? { from: Number(digits), to: Number(digits) } : null
}

function readDecimal(text: string): { from: number; to: number } | null {
  const written = text.normalize('NFKC').trim()
  return /^[-+]?\d{1,15}(?:\.\d{1,15})?$/.test(written) ? { from: Number(written), to: Number(written) } : null
}

type RangeBounds = Extract<ComparedNode, { kind: 'range' }>

/** A bound denotes a span (a year): included from its beginning or to its end; excluded as a whole. */
function rangeTests(node: RangeBounds, read: (text: string) => { from: number; to: number } | null): readonly ValueTest[] | null {
  const from = node.from === null ? null : read(node.from)
  const to = node.to === null ? null : read(node.to)
  if ((node.from !== null && from === null) || (node.to !== null && to === null)) return null
  const first = from === null ? null : node.fromInclusive ? from.from : from.to
  const last = to === null ? null : node.toInclusive ? to.to : to.from
  return [{ op: 'range', from: first, to: last, fromInclusive: node.fromInclusive, toInclusive: node.toInclusive }]
}

function between(from: number, to: number): ValueTest {
  return from === to ? { op: 'equals', value: from } : { op: 'range', from, to, fromInclusive: true, toInclusive: true }
}

function classTests(node: ComparedNode, scheme: NonNullable<Field['scheme']>): readonly ValueTest[] | null {
  if (node.kind === 'pattern') return symbolPrefix(node.text, scheme)
  const test =
    node.kind === 'range'
      ? symbolRange(node, scheme)
      : node.kind === 'exact'
        ? exactSymbol(node.value, scheme)
        : underSymbol(node.text, scheme)
  return test === null ? null : [test]
}

function numberTests(field: Field, node: ComparedNode): readonly ValueTest[] | null {
  if (node.kind === 'range') return [rangeOfTexts(node, plainNumber)]
  if (node.kind === 'pattern') return [patternTest(plainNumber(node.text))]
  const text = textOf(node)
  const numbers = field.numbers?.read(text).map((reading) => reading.value) ?? []
  return [...new Set(numbers.length > 0 ? numbers : [plainNumber(text)])].map((number) => ({ op: 'equals', value: number }))
}

/** The default normalisation of numbers: capitals, without white space, commas and hyphens. */
function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,_-]+/g, '')
}

function codeTests({ type, labels, openValues }: Field, node: ComparedNode): readonly ValueTest[] | null {
  if (node.kind === 'range') return type === 'code' ? [rangeOfTexts(node, tidied)] : null
  if (node.kind === 'pattern') return [patternTest(tidied(node.text))]
  const text = tidied(textOf(node))
  const code = labels === undefined ? null : readCode(labels, text)
  if (code !== null) return valuesOfCode(labels, code).map((value) => ({ op: 'equals', value }))
  if (labels !== undefined && openValues !== true) return null
  return [...new Set(type === 'code' ? [text, text.toUpperCase()] : [text])].map((value) => ({ op: 'equals', value }))
}

function tidied(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

function rangeOfTexts({ from, to, fromInclusive, toInclusive }: RangeBounds, normalise: (text: string) => string): ValueTest {
  const [first, last] = [from, to].map((bound) => (bound === null ? null : normalise(bound)))
  return { op: 'range', from: first ?? null, to: last ?? null, fromInclusive, toInclusive }
}

function patternTest(pattern: string): ValueTest {
  const prefix = /^([^*?#]*)\*+$/.exec(pattern)?.[1]
  return prefix === undefined ? { op: 'pattern', pattern } : { op: 'prefix', prefix }
}
