import { application, publication, type OfficeReader } from '../patent-number.ts'

const ERAS: Record<string, string> = { 昭: 'S', 昭和: 'S', 平: 'H', 平成: 'H', 令: 'R', 令和: 'R' }
const MARKS: Record<string, { role: 'publication' | 'application'; kind?: string }> = {
  特開: { role: 'publication', kind: 'A' },
  特公: { role: 'publication', kind: 'B' },
  特許: { role: 'publication', kind: 'B' },
  特表: { role: 'publication', kind: 'A' },
  実開: { role: 'publication', kind: 'U' },
  特願: { role: 'application' },
}
const YEARLY = /^JP((?:19|20)\d\d)(\d{1,6})([A-Z]\d?)?$/
const ERA = /^JP([SHR])(\d{2})(\d{5,6})([A-Z]\d?)?$/
/** An application before 2000: its year is one of a reign, which other offices leave out (`JP11-322368`). */
const REIGN = /^JP([SHR]?)(\d{2})(\d{6})$/
const YEARS_BEFORE: Record<string, number> = { S: 1925, H: 1988, R: 2018 }
const GRANT = /^JP0*(\d{7})([A-Z]\d?)?$/

/** Japan: year and six digits (`JP2005123456A`), before 2000 the emperor's year (`JPH05123456A`), grants seven digits. */
export const readJp: OfficeReader = (compact) => {
  const mark = Object.keys(MARKS).find((name) => compact.startsWith(name))
  const row = MARKS[mark ?? '']
  const plain = mark === undefined ? compact : `JP${era(compact.slice(mark.length))}`
  const readings = [...published(plain, row?.kind), ...filed(plain)]
  return row === undefined ? readings : readings.filter((reading) => reading.role === row.role)
}

function era(text: string): string {
  return text.replace(
    /^(昭和|平成|令和|昭|平|令)(\d{1,2}?)(?=\d{5,6}(?:\D|$))/,
    (_, name: string, year: string) => ERAS[name] + year.padStart(2, '0'),
  )
}

function published(compact: string, kind: string | undefined): ReturnType<OfficeReader> {
  const yearly = YEARLY.exec(compact)
  if (yearly) return [publication('JP', yearly[1] + (yearly[2] as string).padStart(6, '0'), yearly[3] ?? kind)]
  const imperial = ERA.exec(compact)
  if (imperial) {
    const [, letter = '', year = '', serial = '', written] = imperial
    return [publication('JP', letter + year + serial.padStart(6, '0'), written ?? kind)]
  }
  const grant = GRANT.exec(compact)
  return grant ? [publication('JP', grant[1] as string, grant[2] ?? kind)] : []
}

function filed(compact: string): ReturnType<OfficeReader> {
  const yearly = YEARLY.exec(compact)
  if (yearly) return yearly[3] === undefined ? [application('JP', yearly[1] + (yearly[2] as string).padStart(6, '0'))] : []
  const [, letter = '', year = '', serial = ''] = REIGN.exec(compact) ?? []
  const before = YEARS_BEFORE[letter || reignOf(Number(year))]
  return before === undefined ? [] : [application('JP', before + Number(year) + serial)]
}

/** The reign of a year without its letter: Heisei until 1999, Shōwa from 1963; later applications have the year of our era. */
function reignOf(year: number): string {
  if (year >= 1 && year <= 11) return 'H'
  return year >= 38 && year <= 64 ? 'S' : ''
}
