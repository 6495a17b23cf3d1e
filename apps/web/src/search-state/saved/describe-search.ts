import { cutText, type Language } from '@gezhi/contract/client'
import type { TFunction } from 'i18next'
import { caption } from '../../kinds/kind-words.ts'
import type { KindDisplay } from '../../kinds/kind-display.ts'
import { describeMode } from '../describe-mode.ts'
import type { SearchState } from '../search-state.ts'

/** Longest part, in UTF-16 units. */
const LONGEST = 200
/** Most countries, types or filters that are named one by one. */
const MAX_NAMED = 4

type ValueName = KindDisplay['valueName']

/** A search in words, as a list of searches shows it. */
export interface SearchDescription {
  /** The search mode; null for the plain query. */
  readonly kind: string | null
  /** The criteria of the mode, the query, the databases, and the filters. */
  readonly criteria: readonly string[]
}

/** Description of a search in a language (B.history.01). Pure. */
export function describeSearch(search: SearchState, valueName: ValueName, t: TFunction<'search'>, language: Language): SearchDescription {
  const { kind, mode, query } = search
  const written = query.trim().replaceAll(/\s+/g, ' ')
  const criteria = [
    ...(mode === null ? [] : describeMode(kind, mode, valueName, t, language)),
    ...(written === '' ? [] : [written]),
    ...describeDatabases(search, valueName, t, language),
    ...describeFilters(search, valueName, t, language),
  ]
  return { kind: mode === null ? null : caption(t, kind, 'modes', mode.name), criteria: criteria.map(cut) }
}

/** The same in one line. Pure. */
export function describeInOneLine({ kind, criteria }: SearchDescription, t: TFunction<'search'>): string {
  const name = criteria.join(' · ')
  if (kind === null || name === '') return cut(kind ?? name)
  return cut(t('chips.included', { facet: kind, name }))
}

function describeDatabases({ kind, databases }: SearchState, valueName: ValueName, t: TFunction<'search'>, language: Language): string[] {
  return (['types', 'countries'] as const).flatMap((key) => {
    const [codes, facet] = [databases[key], kind.databases?.[key]]
    if (codes.length === 0 || facet === undefined) return []
    const names = codes.slice(0, MAX_NAMED).map((code) => valueName(facet, code, language))
    return [`${t(`databases.${key}`)}${names.join(' / ')}${codes.length > MAX_NAMED ? t('databases.more', { total: codes.length }) : ''}`]
  })
}

function describeFilters({ kind, filters }: SearchState, valueName: ValueName, t: TFunction<'search'>, language: Language): string[] {
  const parts = filters.slice(0, MAX_NAMED).map(({ facet, value, include }) => {
    const words = { facet: caption(t, kind, 'facet', facet), name: valueName(facet, value, language) }
    return t(include ? 'chips.included' : 'chips.excluded', words)
  })
  return filters.length > MAX_NAMED ? [...parts, t('modes.filters', { count: filters.length - MAX_NAMED })] : parts
}

function cut(text: string): string {
  return text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text
}
