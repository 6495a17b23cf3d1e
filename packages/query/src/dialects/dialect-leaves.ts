import { readCode, type FieldTable } from '@gezhi/records'
import type { QueryNode, RangeNode } from '../tree.ts'
import { readDialectDate } from './dialect-dates.ts'
import { loss, type Dialect, type Loss } from './dialect.ts'
import { DIALECT_GRAMMARS } from './dialect-grammars.ts'
import type { DialectToken } from './dialect-token.ts'
import { tableOfDialect, valueOfDialect, type DialectFields } from './dialect-fields.ts'

type Leaf = Extract<DialectToken, { kind: 'word' | 'quote' }>

/** Context of leaves under a field: the dialect, our field (undefined for the full text), the name as written, and the list of losses. */
export interface LeafPlace {
  readonly kind: DialectFields
  readonly dialect: Dialect
  readonly field: string | undefined
  readonly written: string
  readonly losses: Loss[]
}

/** Converts a term of the dialect to a node: wildcards, dates, classes and codes in our notation. Pure except for adding losses. */
export function leafNode(leaf: Leaf, place: LeafPlace): QueryNode {
  const type = place.field === undefined ? 'text' : place.kind.fields.find(place.field)?.type
  if (type === 'class') return classNode(leaf, place)
  if (type === 'code') return { kind: 'word', text: codeValue(leaf.text, place, leaf) }
  if (type === 'date') return { kind: 'word', text: readDialectDate(leaf.text.trim()) }
  return textNode(leaf, type === 'number' || type === 'count', place)
}

function textNode(leaf: Leaf, isValue: boolean, { dialect, losses }: LeafPlace): QueryNode {
  const wild = DIALECT_GRAMMARS[dialect].wildcards(leaf.text)
  if (wild !== null && (leaf.kind === 'word' || isValue) && /[\p{L}\p{N}]/u.test(wild.text)) {
    if (wild.near) losses.push(loss('nearest-wildcard', dialect, leaf.text, { ours: '*' }, leaf))
    return { kind: 'pattern', text: wild.text }
  }
  return leaf.kind === 'quote' && !isValue ? { kind: 'phrase', text: leaf.text } : { kind: 'word', text: leaf.text.trim() }
}

/** Names of class fields that include descendants of the symbol. */
const BELOW = /(?:[-_]LOW|-(?:MAIN|SECTION|CLASS|SUBCLASS|GROUP|SUBGROUP))$/i

/**
 * In dialects `IPC=H01M4/36` is the symbol alone, and a separate name (`IPC-LOW`) or `/low` includes its descendants; here the symbol
 * includes its descendants and `==` is the symbol alone. A section, class or subclass always includes everything below it.
 */
function classNode(leaf: Leaf, { dialect, written }: LeafPlace): QueryNode {
  const below = /\/low$/i.test(leaf.text)
  const symbol = leaf.text
    .trim()
    .replace(/\/low$/i, '')
    .replace(/\s+/g, '')
  const open = /^([A-Z0-9]+)[*$+]$/i.exec(symbol)?.[1]
  if (open !== undefined) return { kind: 'word', text: open }
  const wild = DIALECT_GRAMMARS[dialect].wildcards(symbol)
  if (wild !== null) return { kind: 'pattern', text: wild.text }
  return below || !symbol.includes('/') || BELOW.test(written) ? { kind: 'word', text: symbol } : { kind: 'exact', value: symbol }
}

function codeValue(text: string, { kind, dialect, field = '', losses }: LeafPlace, range: Leaf): string {
  const known = valueOfDialect(tableOfDialect(kind, dialect), field, text)
  if (known !== undefined) return known
  const { labels, openValues } = kind.fields.find(field) ?? {}
  if (labels !== undefined && openValues !== true && readCode(labels, text) === null)
    losses.push(loss('unknown-value', dialect, text, {}, range))
  return text
}

/** A range with its bounds in our notation. Pure. */
export function rangeNode(range: Omit<RangeNode, 'kind' | 'range'>, field: string | undefined, fields: FieldTable): RangeNode {
  const isDate = field !== undefined && fields.find(field)?.type === 'date'
  const read = (text: string | null) => (text === null || !isDate ? text : readDialectDate(text))
  const { from, to, fromInclusive, toInclusive } = range
  return { kind: 'range', from: read(from), to: read(to), fromInclusive, toInclusive }
}
