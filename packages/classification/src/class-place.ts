import { type ClassLevel, type ClassScheme, readClassSymbol } from '@gezhi/records'

/** Where a class stands in its scheme. */
export interface ClassPlace {
  readonly scheme: ClassScheme
  /** Sorts as the scheme does; the beginning is shared by what lies below, except within a main group, where dots say so. */
  readonly key: string
  readonly symbol: string
  readonly level: ClassLevel
}

/** Levels of each scheme from the top. */
export const SCHEME_LEVELS: Readonly<Record<ClassScheme, readonly ClassLevel[]>> = {
  ipc: ['section', 'class', 'subclass', 'group', 'subgroup'],
  cpc: ['section', 'class', 'subclass', 'group', 'subgroup'],
  locarno: ['class', 'subclass'],
  uspc: ['class', 'subgroup'],
}

/** Main groups end so in the writing of WIPO ST.8. */
const MAIN_GROUP = /^.{8}0{6}$/

/** Reads a symbol in any usual writing; a main group (`H01M10/00`, `H01M10`) is of level `group`. Null when it is none. */
export function classPlace(scheme: ClassScheme, written: string): ClassPlace | null {
  const read = readClassSymbol(written, scheme)
  if (read === null) return null
  const { symbol, key, level } = read
  if (scheme !== 'ipc' && scheme !== 'cpc') return { scheme, key, symbol, level }
  if (level === 'group') return { scheme, key: key.padEnd(14, '0'), symbol: `${symbol}/00`, level }
  return { scheme, key, symbol, level: MAIN_GROUP.test(key) ? 'group' : level }
}

/** The first characters of the keys of all that stands in the same main group. */
export function groupPrefix(key: string): string {
  return key.slice(0, 8)
}
