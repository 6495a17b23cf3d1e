import type { LangText } from '@gezhi/records'

/** Tables of industries: the national economy (GB/T 4754) and the strategic emerging industries of 2018. */
export type IndustryScheme = 'cide' | 'esosi'

/** A class of a table of industries as it was imported. */
export interface Industry extends IndustryCode {
  readonly titles: readonly LangText[]
  readonly ipc: readonly string[]
}

/** Position of an industry in its table. */
export interface IndustryCode {
  /** `C`, `38`, `384`, `3841`; `1`, `1.2`, `1.2.3`. */
  readonly code: string
  /** null at the top. */
  readonly parent: string | null
}

/** The first division of each section of GB/T 4754-2017. */
const SECTIONS: readonly (readonly [section: string, division: number])[] = [
  ['A', 1],
  ['B', 6],
  ['C', 13],
  ['D', 44],
  ['E', 47],
  ['F', 51],
  ['G', 53],
  ['H', 61],
  ['I', 63],
  ['J', 66],
  ['K', 70],
  ['L', 71],
  ['M', 73],
  ['N', 76],
  ['O', 80],
  ['P', 83],
  ['Q', 84],
  ['R', 86],
  ['S', 91],
  ['T', 97],
]

/** Reads a code in any usual notation (`C38` is `38`, `C3841` is `3841`); null if it is not a code of the table. Pure. */
export function readIndustryCode(scheme: IndustryScheme, written: string): IndustryCode | null {
  const text = written.trim().toUpperCase()
  return scheme === 'cide' ? readEconomy(text) : readStrategic(text)
}

function readEconomy(text: string): IndustryCode | null {
  if (SECTIONS.some(([section]) => section === text)) return { code: text, parent: null }
  const [, letter, digits = ''] = /^([A-T])?(\d{2,4})$/.exec(text) ?? []
  const section = SECTIONS.findLast(([, first]) => Number(digits.slice(0, 2)) >= first)?.[0]
  if (digits === '' || section === undefined || Number(digits.slice(0, 2)) > 97 || (letter ?? section) !== section) return null
  return { code: digits, parent: digits.length === 2 ? section : digits.slice(0, -1) }
}

function readStrategic(text: string): IndustryCode | null {
  if (!/^[1-9](\.\d{1,2}){0,3}$/.test(text)) return null
  const last = text.lastIndexOf('.')
  return { code: text, parent: last < 0 ? null : text.slice(0, last) }
}
