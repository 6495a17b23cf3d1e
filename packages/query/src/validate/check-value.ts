import { readCode, readClassSymbol, type ClassScheme, type FieldType, type Labelled, type Field } from '@gezhi/records'
import { closestNames } from '../diagnostics/closest-names.ts'
import { hasHiddenHierarchy } from '../lowering/class-hierarchy.ts'
import { hasValues, lowerValue } from '../lowering/lower-value.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-table.ts'
import type { QueryNode, RangeNode } from '../tree.ts'
import { placeOf, type Place } from './place.ts'

type Leaf = Extract<QueryNode, { kind: 'word' | 'phrase' | 'pattern' | 'exact' | 'range' | 'frequency' }>
type Value = Exclude<Leaf, { kind: 'frequency' }>

const TEST_LABELS: Readonly<Record<Leaf['kind'], Labelled>> = {
  word: { zh: '文字', en: 'text' },
  phrase: { zh: '短语', en: 'a phrase' },
  pattern: { zh: '通配符', en: 'wildcards' },
  exact: { zh: '精确值 ==', en: 'an exact value (==)' },
  range: { zh: '范围', en: 'a range' },
  frequency: { zh: '词频 FREQ', en: 'FREQ' },
}

const SCHEMES: Readonly<Record<ClassScheme, Labelled>> = {
  ipc: { zh: ' IPC ', en: 'IPC' },
  cpc: { zh: ' CPC ', en: 'CPC' },
  locarno: { zh: '洛迦诺', en: 'Locarno classification' },
  uspc: { zh: '美国', en: 'US classification' },
  nice: { zh: '尼斯分类', en: 'Nice classification' },
  vienna: { zh: '维也纳分类', en: 'Vienna classification' },
}

/** Reports a value that the field cannot have, or a field that cannot be searched that way. */
export function checkValue(node: Leaf, field: Field, place: Place): void {
  if (isSearchedAsText(node, field)) return
  if (node.kind === 'frequency') return notSearchable(node, field, place)
  const compared = node.kind === 'range' && field.countedBy !== undefined ? place.fields.find(field.countedBy) : field
  if (compared === undefined || !hasValues(compared)) return notSearchable(node, field, place)
  if (lowerValue(compared, node).kind === 'none') return reportUnreadable(node, compared, place)
  if (node.kind === 'range') reportImpossible(node, compared, place)
  else if (compared.type === 'number') checkNumber(node, compared, place)
  else if (compared.type === 'class') checkHierarchy(node, compared, place)
}

function isSearchedAsText(node: Leaf, { text }: Field): boolean {
  return text !== undefined && node.kind !== 'exact' && node.kind !== 'range'
}

function notSearchable(node: Leaf, field: Field, { diagnostics }: Place): void {
  diagnostics.add('not-searchable-so', placeOf(node), { field: field.label, found: TEST_LABELS[node.kind] })
}

const UNREADABLE: Readonly<Partial<Record<FieldType, DiagnosticCode>>> = {
  date: 'bad-date',
  count: 'bad-count',
  class: 'unknown-class',
}

function reportUnreadable(node: Value, field: Field, place: Place): void {
  const text = writtenOf(node)
  if (field.type === 'code' && field.labels !== undefined && node.kind !== 'range') return reportUnknownCode(node, text, field, place)
  const code = field.decimals === true && node.kind !== 'pattern' ? 'bad-decimal' : UNREADABLE[field.type]
  if (code === undefined) return notSearchable(node, field, place)
  const scheme = field.scheme === undefined ? '' : SCHEMES[field.scheme]
  place.diagnostics.add(code, placeOf(node), { text, scheme })
}

function writtenOf(node: Value): string {
  if (node.kind === 'range') return [node.from, node.to].filter((bound) => bound !== null).join(' … ')
  return node.kind === 'exact' ? node.value : node.text
}

function reportUnknownCode(node: Value, text: string, field: Field, { diagnostics }: Place): void {
  if (diagnostics.isFull('unknown-code')) return
  const writings = Object.entries(field.labels ?? {}).flatMap(([code, label]) => [code, label.zh, label.en])
  const closest = closestNames(text, writings)[0]
  const suggestion = closest === undefined ? '' : { zh: `，是否指 ${closest}？`, en: `; did you mean ${closest}?` }
  const known = closest === undefined ? null : readCode(field.labels ?? {}, closest)
  const range = placeOf(node)
  diagnostics.add(
    'unknown-code',
    range,
    { field: field.label, text, suggestion },
    known === null || node.kind !== 'word' ? undefined : { range, text: known },
  )
}

function reportImpossible(node: RangeNode, field: Field, { diagnostics }: Place): void {
  const condition = lowerValue(field, node)
  if (condition.kind !== 'value' || condition.test.op !== 'range' || node.from === null || node.to === null) return
  const { from, to } = condition.test
  if (from === null || to === null || from <= to) return
  const range = placeOf(node)
  diagnostics.add('impossible-range', range, { from: node.from, to: node.to }, { range, text: `[${node.to} TO ${node.from}]` })
}

function checkNumber(node: Exclude<Value, RangeNode>, field: Field, { diagnostics }: Place): void {
  if (field.numbers === undefined || node.kind === 'pattern') return
  const text = writtenOf(node)
  const range = placeOf(node)
  const readings = field.numbers.read(text)
  if (readings.length === 0) return diagnostics.add('bad-number', range, { text, field: field.label })
  const [correction, ...others] = readings.map((reading) => reading.correction)
  if (correction === undefined || others.includes(undefined)) return
  const fix = node.kind === 'word' ? { range, text: correction.number } : undefined
  diagnostics.add('wrong-check-digit', range, { text, digit: correction.digit }, fix)
}

/**
 * Warns if a search cannot include the descendants of a subgroup because the scheme is missing: symbols determine them for the upper
 * levels only.
 */
function checkHierarchy(node: Exclude<Value, RangeNode>, { scheme }: Field, { abilities, diagnostics }: Place): void {
  if (scheme === undefined || node.kind === 'pattern' || node.kind === 'exact') return
  if (abilities.classSchemes === undefined || abilities.classSchemes.includes(scheme)) return
  const read = readClassSymbol(node.text, scheme)
  if (read === null || !hasHiddenHierarchy(read)) return
  diagnostics.add('class-alone', placeOf(node), { text: read.symbol, scheme: SCHEMES[scheme] })
}
