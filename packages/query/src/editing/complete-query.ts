import { type Field, type FieldTable, type Labelled } from '@gezhi/records'
import { toHalfWidth } from '../parsing/half-width.ts'
import type { SavedStrategies, SavedStrategy } from '../strategies/strategy-resolution.ts'
import { strategyKey } from '../strategies/strategy-title.ts'
import type { TextRange } from '../tree.ts'
import { fieldAfter } from './field-at.ts'
import { OPERATORS } from './operator-table.ts'

export interface Completion {
  readonly kind: 'field' | 'value' | 'operator' | 'strategy'
  /** The matched and displayed name: `TI`, `发明`, `AND`. */
  readonly name: string
  readonly description: Labelled
  /** Replaces the range of the result. */
  readonly insert: string
}

export interface Completions {
  /** The part of the word before the cursor; of a reference `#{…}` all of it. */
  readonly range: TextRange
  /** Best first, at most `MAX_COMPLETIONS`. */
  readonly items: readonly Completion[]
}

const MAX_COMPLETIONS = 20
const MAX_DESCRIPTION = 80
/** Within a word `#` is a wildcard. */
const STRATEGY_BEFORE = /(?<=^|[\s()=:<>"}])#\{([^{}\n]*)$/
const WORD_BEFORE = /[\p{L}\p{N}_.-]*$/u

/** Completions at a position of a query: fields by name, alias or label, values of a code field, operators, strategies after `#{`. Pure. */
export function completeQuery(text: string, offset: number, fields: FieldTable, strategies?: SavedStrategies): Completions {
  const before = toHalfWidth(text.slice(0, offset))
  const reference = STRATEGY_BEFORE.exec(before)
  if (reference !== null && !isInQuotes(before)) {
    // Editors close a brace when it is opened.
    const end = toHalfWidth(text.charAt(offset)) === '}' ? offset + 1 : offset
    return { range: { start: reference.index, end }, items: strategyItems(text.slice(reference.index + 2, offset), strategies) }
  }
  const word = WORD_BEFORE.exec(before)?.[0] ?? ''
  const range = { start: before.length - word.length, end: before.length }
  if (isInQuotes(before)) return { range, items: [] }
  const field = fieldAfter(text.slice(0, range.start), fields)
  const found = field?.labels === undefined ? [...fieldItems(word, fields), ...operatorItems(word)] : valueItems(word, field)
  return { range, items: found.slice(0, MAX_COMPLETIONS) }
}

function strategyItems(written: string, strategies: SavedStrategies | undefined): Completion[] {
  const typed = strategyKey(written)
  const rank = ({ title }: SavedStrategy) => (strategyKey(title).startsWith(typed) ? 0 : 1)
  return (strategies?.list ?? [])
    .filter(({ title, hasOtherCriteria }) => !hasOtherCriteria && strategyKey(title).includes(typed))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_COMPLETIONS)
    .map(({ title, query }) => {
      const description = query.length > MAX_DESCRIPTION ? `${query.slice(0, MAX_DESCRIPTION)}…` : query
      return { kind: 'strategy', name: title, description: { zh: description, en: description }, insert: `#{${title}}` }
    })
}

function isInQuotes(before: string): boolean {
  return (before.replace(/\\./gs, '').match(/"/g)?.length ?? 0) % 2 === 1
}

function fieldItems(word: string, { list }: FieldTable): Completion[] {
  if (word === '') return []
  const ranked = list.flatMap((field) => {
    const rank = rankOf(word, [field.name, ...field.aliases], [field.label.zh, field.label.en])
    return rank === null ? [] : [{ field, rank: rank + (field.withoutSource === undefined ? 0 : 10) }]
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank || (a.rank === BEGINS_SO ? a.field.name.length - b.field.name.length : 0))
    .map(({ field }) => ({ kind: 'field', name: field.name, description: field.label, insert: insertOf(field) }))
}

function insertOf({ name, type }: Field): string {
  return type === 'text' || type === 'party' ? `${name}=()` : `${name}=`
}

/** Names that start with the word: the shortest is closest to it. */
const BEGINS_SO = 1

/** 0 for the exact name, then names with this prefix, then labels that contain it; null for none. */
function rankOf(word: string, names: readonly string[], labels: readonly string[]): number | null {
  const prefix = word.toLowerCase()
  const at = names.findIndex((name) => name.toLowerCase().startsWith(prefix))
  if (at !== -1) return names[at]?.toLowerCase() === prefix ? 0 : at === 0 ? BEGINS_SO : 2
  return labels.some((label) => label.toLowerCase().includes(prefix)) ? 3 : null
}

function valueItems(word: string, { labels = {} }: Field): Completion[] {
  const matching = Object.entries(labels).flatMap(([code, { zh, en, written = [] }]) => {
    const rank = word === '' ? 3 : rankOf(word, [code, zh, en, ...written], [zh, en])
    return rank === null ? [] : [{ code, description: { zh, en }, rank }]
  })
  return matching
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ code, description }) => ({ kind: 'value', name: code, description, insert: code }))
}

function operatorItems(word: string): Completion[] {
  const prefix = word.toUpperCase()
  return OPERATORS.filter(({ name }) => word !== '' && name.startsWith(prefix)).map(({ name, description, insert }) => ({
    kind: 'operator',
    name,
    description,
    insert,
  }))
}
