import { readClassSymbol, readDateSpan } from '@gezhi/records'
import type { MappingTarget } from '../column-mapping/mapping-targets.ts'

/** Share of the values present that must match a pattern. */
const SHARE = 0.8

const LOOKS: readonly (readonly [MappingTarget, (value: string) => boolean])[] = [
  ['publicationNumber', (value) => /^[A-Z]{2}[- ]?\d{5,13}[- ]?[A-Z]\d?$/.test(value)],
  ['applicationNumber', (value) => /^(?:CN|ZL)?\s?(?:\d{8}|\d{12})(?:\.[\dX])?$/i.test(value)],
  ['classes', (value) => value.split(/[;；,|]/).every((symbol) => readClassSymbol(symbol, 'ipc')?.level === 'subgroup')],
  ['publicationDate', (value) => readDateSpan(value)?.unit === 'day'],
  ['abstract', (value) => value.length >= 80],
]

/** The target of a column by the pattern of its values; null if none matches. */
export function targetOfValues(values: readonly string[]): MappingTarget | null {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '')
  if (filled.length === 0) return null
  const alike = (looks: (value: string) => boolean) => filled.filter(looks).length >= filled.length * SHARE
  return LOOKS.find(([, looks]) => alike(looks))?.[0] ?? null
}
