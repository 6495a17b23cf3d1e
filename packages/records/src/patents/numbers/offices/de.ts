import { application, publication, type OfficeReader } from '../patent-number.ts'

const NUMBER = /^DE(?:P)?(\d{6,12})(?:\.(\d))?([A-Z]\d?)?$/

/** Germany: type, year and serial number together (`DE102010012345A1`), applications with a check digit after a dot. */
export const readDe: OfficeReader = (compact) => {
  const match = NUMBER.exec(compact)
  if (match === null) return []
  const [, digits = '', check, kind] = match
  if (check !== undefined) return kind === undefined ? [application('DE', digits, check)] : []
  return kind === undefined ? [publication('DE', digits, undefined), application('DE', digits)] : [publication('DE', digits, kind)]
}
