import { remembered } from '../kinds/remembered.ts'

/** Classification schemes with their own symbols. `nice`: classes of goods and services, below them the similar groups of the Chinese office. */
export type ClassScheme = 'ipc' | 'cpc' | 'locarno' | 'uspc' | 'nice' | 'vienna'

/**
 * Level of a symbol: H, H01, H01M, H01M4/00, H01M4/36. Locarno and Nice have class and subclass, USPC class and subgroup, Vienna category,
 * division and section as class, subclass and group.
 */
export type ClassLevel = 'section' | 'class' | 'subclass' | 'group' | 'subgroup'

export interface ClassSymbol {
  readonly scheme: ClassScheme
  readonly level: ClassLevel
  /** As the office writes it, without spaces: `H01M4/36`, `14-03`, `429/231.95`, `0901`, `27.05.01`. */
  readonly symbol: string
  /**
   * Key that sorts in scheme order; descendants share it as a prefix: the 14 characters of WIPO ST.8 for IPC and CPC (`H01M0004360000`),
   * truncated to the symbol's level (`H01M0004`); for the others the symbol without punctuation.
   */
  readonly key: string
}

/** Reads a symbol in any usual notation (`h01m 4/36`, `H01M0004360000`, `14.03`, `H01M 4/36 (2006.01)`); null if it is not a symbol. */
export function readClassSymbol(written: string, scheme: ClassScheme): ClassSymbol | null {
  return REMEMBERED[scheme](written)
}

/**
 * The ancestor of a symbol at a level, as facets show it (`H01M4/00` for the group of `H01M4/36`); null if the symbol's own level is
 * higher.
 */
export function classAtLevel(symbol: string, scheme: ClassScheme, level: ClassLevel): string | null {
  const read = readClassSymbol(symbol, scheme)
  if (read === null || LEVELS.indexOf(read.level) < LEVELS.indexOf(level)) return null
  if (scheme === 'nice') return level === 'class' ? read.key.slice(0, 2) : read.symbol
  if (scheme === 'vienna') return viennaSymbol(read.key.slice(0, KEY_LENGTHS_VIENNA[level]))
  if (scheme === 'locarno' || scheme === 'uspc') return level === 'class' ? (/^[^-/]+/.exec(read.symbol)?.[0] ?? null) : read.symbol
  const cut = KEY_LENGTHS[level]
  return level === 'subgroup' || level === 'group' ? symbolOfKey(read.key.slice(0, cut).padEnd(14, '0')) : read.key.slice(0, cut)
}

export const LEVELS: readonly ClassLevel[] = ['section', 'class', 'subclass', 'group', 'subgroup']
const KEY_LENGTHS: Record<ClassLevel, number> = { section: 1, class: 3, subclass: 4, group: 8, subgroup: 14 }

/** Two digits for each of category, division and section. */
const KEY_LENGTHS_VIENNA: Record<ClassLevel, number> = { section: 2, class: 2, subclass: 4, group: 6, subgroup: 6 }

const READERS: Record<ClassScheme, (text: string, scheme: ClassScheme) => ClassSymbol | null> = {
  ipc: readIpc,
  cpc: readIpc,
  locarno: readLocarno,
  uspc: readUspc,
  nice: readNice,
  vienna: readVienna,
}

const REMEMBERED = Object.fromEntries(
  Object.keys(READERS).map((scheme) => [scheme, remembered((written) => readSymbol(written, scheme as ClassScheme))]),
) as Record<ClassScheme, (written: string) => ClassSymbol | null>

function readSymbol(written: string, scheme: ClassScheme): ClassSymbol | null {
  const text = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\(.*?\)|\s+|^\/+/g, '')
    .replaceAll('∶', ':')
  return READERS[scheme](text, scheme)
}

const FIXED_WIDTH = /^([A-HY]\d\d[A-Z])(\d{4})(\d{2,6})$/
const SYMBOL = /^([A-HY])(?:(\d\d)(?:([A-Z])(?:-?0*([1-9]\d{0,3})(?:[/:](\d{1,6})?)?)?)?)?$/

function readIpc(text: string, scheme: ClassScheme): ClassSymbol | null {
  const fixed = FIXED_WIDTH.exec(text)
  if (fixed) return deepSymbol(scheme, fixed[1] as string, Number(fixed[2]), fixed[3] as string)
  const match = SYMBOL.exec(text)
  if (match === null) return null
  const [, section = '', number, subclass, group, subgroup] = match
  if (number === undefined) return { scheme, level: 'section', symbol: section, key: section }
  const upper = section + number + (subclass ?? '')
  if (group === undefined) return { scheme, level: subclass === undefined ? 'class' : 'subclass', symbol: upper, key: upper }
  if (subgroup === undefined) return { scheme, level: 'group', symbol: upper + group, key: upper + group.padStart(4, '0') }
  return deepSymbol(scheme, upper, Number(group), subgroup)
}

function deepSymbol(scheme: ClassScheme, subclass: string, group: number, subgroup: string): ClassSymbol | null {
  if (group === 0) return null
  const key = subclass + String(group).padStart(4, '0') + subgroup.padEnd(6, '0')
  return { scheme, level: 'subgroup', symbol: symbolOfKey(key), key }
}

/** `H01M4/36` of `H01M0004360000`; subgroups have at least two digits. */
export function symbolOfKey(key: string): string {
  const subgroup = key.slice(8).replace(/0+$/, '').padEnd(2, '0')
  return `${key.slice(0, 4)}${Number(key.slice(4, 8))}/${subgroup}`
}

function readLocarno(text: string, scheme: ClassScheme): ClassSymbol | null {
  const match = /^(?:LOC(?:\(\d+\))?CL\.?)?(\d{1,2})(?:[-./]?(\d{2}))?$/.exec(text)
  if (match === null) return null
  const main = (match[1] as string).padStart(2, '0')
  if (match[2] === undefined) return { scheme, level: 'class', symbol: main, key: main }
  return { scheme, level: 'subclass', symbol: `${main}-${match[2]}`, key: main + match[2] }
}

function readUspc(text: string, scheme: ClassScheme): ClassSymbol | null {
  const match = /^(D?\d{1,3}|PLT)(?:\/([A-Z]?\d{1,4}(?:\.\d+)?[A-Z]*))?$/.exec(text)
  if (match === null) return null
  const main = match[1] as string
  if (match[2] === undefined) return { scheme, level: 'class', symbol: main, key: `${main}/` }
  return { scheme, level: 'subgroup', symbol: text, key: text }
}

/** Classes 1 to 45 in any of the usual writings (`9`, `09`, `009`, `第9类`), and similar groups of the Chinese office (`0901`). */
function readNice(text: string, scheme: ClassScheme): ClassSymbol | null {
  const match = /^(?:(?:CLASS|CL\.?|NICE|第)?0{0,2}(\d{1,2})类?|(\d{2})(\d{2}))$/.exec(text)
  const main = (match?.[1] ?? match?.[2] ?? '').padStart(2, '0')
  if (!/^(?:0[1-9]|[1-3]\d|4[0-5])$/.test(main)) return null
  if (match?.[3] === undefined) return { scheme, level: 'class', symbol: main, key: main }
  return { scheme, level: 'subclass', symbol: main + match[3], key: main + match[3] }
}

/** Figurative elements: `27.05.01`, `27.5.1`, the design codes of the USPTO `270501`, and their upper levels. */
function readVienna(text: string, scheme: ClassScheme): ClassSymbol | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? /^(\d{1,2})(?:[.-](\d{1,2})(?:[.-](\d{1,2}))?)?$/.exec(text)
  const [, ...parts] = match ?? []
  const written = parts.filter((part) => part !== undefined)
  if (written.length === 0 || !/^(?:0?[1-9]|[12]\d)$/.test(written[0] as string)) return null
  const key = written.map((part) => part.padStart(2, '0')).join('')
  return { scheme, level: VIENNA_LEVELS[written.length - 1] as ClassLevel, symbol: viennaSymbol(key), key }
}

const VIENNA_LEVELS: readonly ClassLevel[] = ['class', 'subclass', 'group']

/** `27.05.01` of `270501`. */
function viennaSymbol(key: string): string {
  return key.replace(/(?<=\d)(?=(?:\d\d)+$)/g, '.')
}
