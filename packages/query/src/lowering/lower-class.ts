import { readClassSymbol, type ClassScheme, type ClassSymbol } from '@gezhi/records'
import type { ValueTest } from '../condition.ts'

/** Sorts after all keys with the prefix before it. */
const LAST = '\uffff'
const GROUP_DIGITS = 4
/** Schemes whose keys have 14 characters. */
const HAS_FIXED_WIDTH: ReadonlySet<ClassScheme> = new Set(['ipc', 'cpc'])

/** A symbol and its descendants; null if it is not a symbol of the scheme. */
export function underSymbol(text: string, scheme: ClassScheme): ValueTest | null {
  const read = readClassSymbol(text, scheme)
  if (read === null) return null
  const key = isWholeGroup(read) ? read.key.slice(0, -6) : read.key
  return read.level === 'subgroup' && key === read.key ? { op: 'equals', value: key } : { op: 'prefix', prefix: key }
}

/** The symbol alone: `H01M4` means `H01M4/00`. */
export function exactSymbol(text: string, scheme: ClassScheme): ValueTest | null {
  const read = readClassSymbol(text, scheme)
  if (read === null) return null
  return { op: 'equals', value: read.level === 'group' && HAS_FIXED_WIDTH.has(scheme) ? read.key.padEnd(14, '0') : read.key }
}

/** Symbols from one to another, with the descendants of the last. */
export function symbolRange(
  { from, to, fromInclusive, toInclusive }: { from: string | null; to: string | null; fromInclusive: boolean; toInclusive: boolean },
  scheme: ClassScheme,
): ValueTest | null {
  const first = from === null ? null : readClassSymbol(from, scheme)
  const last = to === null ? null : readClassSymbol(to, scheme)
  if ((from !== null && first === null) || (to !== null && last === null)) return null
  return {
    op: 'range',
    from: first === null ? null : first.key + (fromInclusive ? '' : LAST),
    to: last === null ? null : last.key + (toInclusive ? LAST : ''),
    fromInclusive,
    toInclusive,
  }
}

/** `H01M4/3*`, `H01M1*` (groups 1, 10 to 19, 100 to 199, …), `H01*`, `H0*`; null for another pattern or an invalid prefix. */
export function symbolPrefix(pattern: string, scheme: ClassScheme): readonly ValueTest[] | null {
  const written = /^([^*?#]*)\*$/.exec(pattern.normalize('NFKC').toUpperCase().replace(/\s+/g, ''))?.[1]
  if (written === undefined) return null
  if (written === '') return [{ op: 'prefix', prefix: '' }]
  if (!HAS_FIXED_WIDTH.has(scheme)) return [{ op: 'prefix', prefix: scheme === 'uspc' ? written : written.replace(/[-.]/g, '') }]
  if (/^[A-HY]\d{0,2}$/.test(written)) return [{ op: 'prefix', prefix: written }]
  const [, subclass, group, subgroup] = /^([A-HY]\d\d[A-Z])(?:0*([1-9]\d{0,3})(?:\/(\d{0,6}))?)?$/.exec(written) ?? []
  if (subclass === undefined) return null
  if (group === undefined) return [{ op: 'prefix', prefix: subclass }]
  if (subgroup !== undefined) return [{ op: 'prefix', prefix: subclass + group.padStart(GROUP_DIGITS, '0') + subgroup }]
  return groupsBeginning(group).map((prefix) => ({ op: 'prefix', prefix: subclass + prefix }))
}

/** Zero-padded groups that begin with these digits, as prefixes: 1 → 0001, 001, 01, 1. */
function groupsBeginning(digits: string): string[] {
  return Array.from({ length: GROUP_DIGITS - digits.length + 1 }, (_, more) => '0'.repeat(GROUP_DIGITS - digits.length - more) + digits)
}

/** `H01M4/00` represents its whole group. */
function isWholeGroup({ scheme, level, symbol }: ClassSymbol): boolean {
  return (scheme === 'ipc' || scheme === 'cpc') && level === 'subgroup' && symbol.endsWith('/00')
}
