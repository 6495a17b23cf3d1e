import { type ClassLevel, type ClassScheme, readClassSymbol } from '@gezhi/records'

/** Position of a class in its scheme. */
export interface ClassPlace {
  readonly scheme: ClassScheme
  /**
   * Sorts in the order of the scheme. Classes below start with the same prefix, except within a main group, where the dots define the
   * hierarchy.
   */
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
  nice: ['class', 'subclass'],
  vienna: ['class', 'subclass', 'group'],
}

/** Main groups end with these digits in the notation of WIPO ST.8. */
const MAIN_GROUP = /^.{8}0{6}$/

/** Reads a symbol in any usual notation; a main group (`H01M10/00`, `H01M10`) has level `group`. Null if it is not a symbol. */
export function classPlace(scheme: ClassScheme, written: string): ClassPlace | null {
  const read = readClassSymbol(written, scheme)
  if (read === null) return null
  const { symbol, key, level } = read
  if (scheme !== 'ipc' && scheme !== 'cpc') return { scheme, key, symbol, level }
  if (level === 'group') return { scheme, key: key.padEnd(14, '0'), symbol: `${symbol}/00`, level }
  return { scheme, key, symbol, level: MAIN_GROUP.test(key) ? 'group' : level }
}

/** The prefix that the keys of all classes of the same main group share. */
export function groupPrefix(key: string): string {
  return key.slice(0, 8)
}
