import { application, publication, type OfficeReader } from '../patent-number.ts'

const NUMBER = /^DE(?:P)?(\d{6,12})(?:\.(\d))?([A-Z]\d?)?$/
/** An application before 1968, by the letter of its class: `DES0100336`. */
const BY_CLASS = /^DE([A-OQ-Z]\d{7})$/

/** Germany: type, year and serial number together (`DE102010012345A1`), applications with a check digit after a dot. */
export const readDe: OfficeReader = (compact) => {
  const byClass = BY_CLASS.exec(compact)
  if (byClass) return [application('DE', byClass[1] as string)]
  const match = NUMBER.exec(compact)
  if (match === null) return []
  const [, digits = '', check, kind] = match
  if (check !== undefined) return kind === undefined ? [application('DE', digits, check)] : []
  return kind === undefined ? [publication('DE', digits, undefined), application('DE', digits)] : [publication('DE', digits, kind)]
}
