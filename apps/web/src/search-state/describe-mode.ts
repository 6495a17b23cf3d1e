import type { Language } from '@gezhi/contract/client'
import type { TFunction } from 'i18next'
import type { KindDisplay } from '../kinds/kind-display.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import type { SearchMode } from './search-mode.ts'

/** Most values that are named one by one. */
const MAX_NAMED = 5

/** Ids of data stored on the server are meaningless to users. */
const UNSAID: readonly string[] = ['id', 'excelImportQueryStr', 'fileId', 'spaceId']

/** A short description of the criteria of a search mode: the first values of each and how many more. Pure. */
export function describeMode(
  kind: SearchableKind,
  { name: mode, args }: SearchMode,
  valueName: KindDisplay['valueName'],
  t: TFunction<'search'>,
  language: Language,
): string[] {
  /** By the first facet that has another name for it. */
  const nameOf = (value: string, facets: readonly string[]) =>
    facets.map((facet) => valueName(facet, value, language)).find((name) => name !== value) ?? value
  const facetsOf = kind.modes[mode]?.facetValues ?? {}
  const parts = Object.entries(args).flatMap(([name, value]) => {
    if (UNSAID.includes(name)) return []
    const facets = facetsOf[name]
    const named = facets && Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? nameOf(one, facets) : one)) : value
    return (DESCRIBERS[name] ?? describeValue)(named, t)
  })
  const days = describeDays(args['eventDateFrom'], args['eventDateTo'], t)
  return days === null ? parts : [...parts, days]
}

type Describe = (value: unknown, t: TFunction<'search'>) => string[]

/** Arguments whose value is shown with a caption. */
const DESCRIBERS: Readonly<Record<string, Describe>> = {
  lawTypeList: (states, t) => describeValue(states, t).map((named) => t('modes.states', { named })),
  eventList: (events, t) => describeValue(events, t).map((named) => t('modes.events', { named })),
  eventDateFrom: () => [],
  eventDateTo: () => [],
  depth: (steps, t) => [t('modes.steps', { count: Number(steps) })],
  listed: (count, t) => [t('modes.listed', { count: Number(count) })],
  mainOnly: (only, t) => (only === true ? [t('modes.mainOnly')] : []),
  onlyNew: (only, t) => (only === true ? [t('modes.onlyNew')] : []),
  translate: (does, t) => (does === false ? [t('modes.untranslated')] : []),
  synonymList: (words, t) => (Array.isArray(words) ? words.flatMap((word) => describeSynonyms(word, t)) : []),
}

function describeValue(value: unknown, t: TFunction<'search'>): string[] {
  if (Array.isArray(value)) {
    const parts = value.flatMap((one) => (Array.isArray(one) ? [] : describeValue(one, t)))
    if (parts.length === 0) return []
    const named = parts.slice(0, MAX_NAMED).join(t('modes.comma'))
    return [parts.length > MAX_NAMED ? t('modes.more', { named, count: parts.length }) : named]
  }
  if (typeof value !== 'string') return typeof value === 'number' ? [String(value)] : []
  return [t(`modes.values.${value}`, { defaultValue: value })]
}

function describeSynonyms(chosen: unknown, t: TFunction<'search'>): string[] {
  if (typeof chosen !== 'object' || chosen === null || !('word' in chosen) || !('synonymList' in chosen)) return []
  return describeValue(chosen.synonymList, t).map((words) => t('modes.extended', { word: String(chosen.word), words }))
}

/** `yyyyMMdd`, either end left out for open; null for neither. */
function describeDays(from: unknown, to: unknown, t: TFunction<'search'>): string | null {
  const days = { from: dayOf(from), to: dayOf(to) }
  if (days.from === '' && days.to === '') return null
  return t(days.to === '' ? 'modes.daysFrom' : days.from === '' ? 'modes.daysTo' : 'modes.days', days)
}

function dayOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : ''
}
