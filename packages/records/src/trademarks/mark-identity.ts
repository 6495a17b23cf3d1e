import { comparableNumber, MARK_NUMBERS } from './mark-number.ts'
import type { Trademark } from './trademark.ts'

/** Offices that a number without a code may belong to. */
const USUAL_OFFICES: readonly string[] = ['CN', 'EM', 'US', 'WO']

/** `EM18224433` by the application; `EMR18224433` by the registration if the source gives no application. Null without either. */
export function trademarkIdentity({ office, applicationNumber, registrationNumber }: Trademark): string | null {
  if (!office) return null
  if (applicationNumber) return comparableNumber(applicationNumber, office)
  return registrationNumber ? comparableNumber(registrationNumber, `${office}R`) : null
}

/** The number users know it by: with the office's code and leading zeros. */
export function trademarkNumber({ office, applicationNumber, registrationNumber }: Trademark): string {
  return office + (applicationNumber ?? registrationNumber ?? '')
}

/** Identities that a written number may mean. */
export function readTrademarkIds(text: string): readonly string[] {
  const [reading] = MARK_NUMBERS.read(text)
  if (reading === undefined) return []
  const hasOffice = /^[A-Z]{2}/.test(reading.value)
  const values = hasOffice ? [reading.value] : USUAL_OFFICES.map((office) => office + reading.value)
  return values.flatMap((value) => [value, `${value.slice(0, 2)}R${value.slice(2)}`])
}
