import type { Capital } from './company-record.ts'

/** Names of currencies in registers; a longer name comes before one that it contains. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/美元|美金|USD/, 'USD'],
  [/港币|港元|香港元|HKD/, 'HKD'],
  [/日元|JPY/, 'JPY'],
  [/欧元|EUR/, 'EUR'],
  [/英镑|GBP/, 'GBP'],
  [/加拿大元|加元|CAD/, 'CAD'],
  [/澳大利亚元|澳元|AUD/, 'AUD'],
  [/新加坡元|SGD/, 'SGD'],
  [/新台币|台币|TWD/, 'TWD'],
  [/瑞士法郎|CHF/, 'CHF'],
  [/法国法郎|FRF/, 'FRF'],
  [/德国马克|DEM/, 'DEM'],
  [/韩元|韩圆|KRW/, 'KRW'],
  [/人民币|元|CNY|RMB/, 'CNY'],
]

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/亿/, 100_000_000],
  [/万/, 10_000],
]

const AMOUNT = /^[^\d]*?(\d[\d,]*(?:\.\d+)?)\s*(.*)$/su

/**
 * Registered capital as registers write it: `4,281.5000(万人民币元)`, `500万人民币`, `100（万美元）`. `万` without a currency is yuan, as
 * Chinese registers use it. A number without any unit stays text, because registers mean both yuan and 10,000 yuan by it. Null for a text
 * that states no capital.
 */
export function readCapital(written: string): Capital | null {
  const text = written.trim()
  const [, digits = '', unit = ''] = AMOUNT.exec(text.normalize('NFKC')) ?? []
  if (digits === '') return null
  const factor = UNITS.find(([name]) => name.test(unit))?.[1]
  const currency = CURRENCIES.find(([name]) => name.test(unit))?.[1]
  if (factor === undefined && currency === undefined) return { text }
  const amount = Number(digits.replaceAll(',', '')) * (factor ?? 1)
  return { text, amount: Math.round(amount * 100) / 100, currency: currency ?? 'CNY' }
}
