import type { Language } from '@gezhi/contract/client'
import { callQuery } from '../../api/call-query.ts'

/** A class in the browser, of whatever table. */
export interface BrowsedClass {
  readonly code: string
  /** Empty where no table gives a title. */
  readonly name: string
  /** null where it is not counted. */
  readonly count: number | null
  readonly hasChild: boolean
  /** What is searched for it: itself, or the classes of the IPC that stand for it. */
  readonly codes: readonly string[]
}

/** Tables of the browser; the first is the one it opens with (B.search-box.53). `scheme` is what a search says, `type` what the calls say. */
export const BROWSED_SCHEMES = [
  { key: 'IPC', scheme: 'ipc', field: 'ipc' },
  { key: 'CPC', scheme: 'cpc', field: 'cpc' },
  { key: 'LOCARNO', scheme: 'loc', field: 'loc' },
  { key: 'CIDE', scheme: 'cide', field: 'ipc' },
  { key: 'ESOSI', scheme: 'esosi', field: 'ipc' },
] as const
export type BrowsedKey = (typeof BROWSED_SCHEMES)[number]['key']
export type IndustryKey = 'CIDE' | 'ESOSI'

/** Whether a table is one of industries. */
export function isIndustry(key: BrowsedKey): key is IndustryKey {
  return key === 'CIDE' || key === 'ESOSI'
}

/** TanStack Query's options for the classes directly below one of a patent classification. */
export function childrenQuery(language: Language, type: Exclude<BrowsedKey, IndustryKey>, code: string | null) {
  return callQuery(language, 'classification', 'listClasses', { type, ...(code !== null && { code }) })
}

/** The same with how many patents each holds. */
export function countsQuery(language: Language, type: Exclude<BrowsedKey, IndustryKey>, code: string | null) {
  return callQuery(language, 'classification', 'countClasses', { type, ...(code !== null && { code }) })
}

/** Classes of the tables and classes of the index in one list: titles from the one, counts from the other. Pure. */
export function joinClasses(
  listed: readonly { readonly code: string; readonly name: string; readonly hasChild: boolean }[],
  counted: readonly { readonly code: string; readonly count: number }[] | null,
  level: number,
): BrowsedClass[] {
  const counts = new Map(counted?.map(({ code, count }) => [code, count]))
  const known = new Set(listed.map(({ code }) => code))
  const found = (counted ?? []).filter(({ code }) => !known.has(code)).map(({ code }) => ({ code, name: '', hasChild: false }))
  return [...listed, ...found]
    .map(({ code, name, hasChild }) => {
      const count = counted === null ? null : (counts.get(code) ?? 0)
      // The index may hold what no table tells: down to main groups there is something below whatever is held.
      return { code, name, count, hasChild: hasChild || (level < LEAF_LEVEL && (count ?? 0) > 0), codes: [code] }
    })
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
}

/** Sections, classes, subclasses and main groups stand above others. */
const LEAF_LEVEL = 4
