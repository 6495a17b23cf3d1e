import type { PatentNumber } from './patent-number.ts'

/** A number in readable form: `CN 103399241 B`, `US 7,654,321 B2`, `US 2021/0191781 A1`, `WO 2020/123456 A1`, `CN 201310123456.7`. */
export function formatPatentNumber(number: PatentNumber): string {
  if (number.base.startsWith('PCT/')) return number.base
  const { office, role, base, kind } = number
  const digits = GROUPING[`${office} ${role}`]?.(base.slice(2)) ?? base.slice(2)
  return [office, digits + number.number.slice(base.length + (kind?.length ?? 0)), kind]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}

const GROUPING: Record<string, (digits: string) => string> = {
  'US publication': (digits) =>
    digits.length === 11
      ? `${digits.slice(0, 4)}/${digits.slice(4)}`
      : digits.replace(/\d+$/, (serial) => serial.replace(/\B(?=(?:\d{3})+$)/g, ',')),
  'US application': (digits) => `${digits.slice(0, 2)}/${digits.slice(2, 5)},${digits.slice(5)}`,
  'WO publication': (digits) => `${digits.slice(0, 4)}/${digits.slice(4)}`,
  'JP publication': yearAndSerial(10),
  'JP application': yearAndSerial(10),
  'KR publication': (digits) => (digits.length === 11 ? `10-${digits.slice(0, 4)}-${digits.slice(4)}` : digits),
  // The stored number does not contain the type (patent or utility model).
  'KR application': yearAndSerial(11),
  'DE publication': typeYearAndSerial,
  'DE application': typeYearAndSerial,
}

function yearAndSerial(length: number): (digits: string) => string {
  return (digits) => (digits.length === length ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits)
}

function typeYearAndSerial(digits: string): string {
  return digits.replace(/^(..)(....)(...)(...)$/, '$1 $2 $3 $4')
}
