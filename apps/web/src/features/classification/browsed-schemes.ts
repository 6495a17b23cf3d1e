import type { Language } from '@gezhi/contract/client'
import { callQuery } from '../../api/call-query.ts'

/** A class in the browser, of any table. */
export interface BrowsedClass {
  readonly code: string
  /** Empty if no table has a title. */
  readonly name: string
  /** null if it is not counted. */
  readonly count: number | null
  readonly hasChild: boolean
  /** The searched classes: itself, or the corresponding IPC classes. */
  readonly codes: readonly string[]
}

/** Tables of the browser; the first is the default (B.search-box.53). `scheme` is used in searches, `type` in calls. */
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

/** TanStack Query's options for the direct children of a patent class. */
export function childrenQuery(language: Language, type: Exclude<BrowsedKey, IndustryKey>, code: string | null) {
  return callQuery(language, 'classification', 'listClasses', { type, ...(code !== null && { code }) })
}

/** The same with the number of patents in each. */
export function countsQuery(language: Language, type: Exclude<BrowsedKey, IndustryKey>, code: string | null) {
  return callQuery(language, 'classification', 'countClasses', { type, ...(code !== null && { code }) })
}

/** Merges classes of the tables and of the index into one list: titles from the former, counts from the latter. Pure. */
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
      // The index may contain classes without a table: down to main groups every counted class has children.
      return { code, name, count, hasChild: hasChild || (level < LEAF_LEVEL && (count ?? 0) > 0), codes: [code] }
    })
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
}

/** Classes above this level (sections, classes, subclasses and main groups) have children. */
const LEAF_LEVEL = 4
