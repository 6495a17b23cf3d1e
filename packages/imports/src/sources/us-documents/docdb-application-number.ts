import { usApplicationNumber } from './us-document-number.ts'

/**
 * The last full month of each series of utility applications (Manual of Patent Examining Procedure 503). Around its end numbers of both
 * series were assigned: high ones belong to the older, low ones to the newer.
 */
const SERIES: readonly (readonly [series: string, until: string])[] = [
  ['05', '197812'],
  ['06', '198612'],
  ['07', '199212'],
  ['08', '199712'],
  ['09', '200111'],
  ['10', '200411'],
  ['11', '200711'],
  ['12', '201011'],
  ['13', '201306'],
]
const PROVISIONAL: readonly (readonly [series: string, until: string])[] = [
  ['60', '200712'],
  ['61', '201212'],
]
/** Months before and after the end of a series in which the number itself determines the series. */
const AROUND = 4

/**
 * The application number of this office in EPO's database: `26562999` is serial number 265629 of 1999, which is 09/265629; since 2001
 * `201816205003` is 16/205003 of 2018. Kinds: A applications, P provisional ones, F designs. Undefined if it is ambiguous.
 */
export function usNumberFromDocdb(number: string, kind: string | undefined, filed: string | undefined): string | undefined {
  const whole = /^(?:19|20)\d{2}(\d{8})[A-Z]?$/.exec(number)?.[1]
  if (whole !== undefined) return usApplicationNumber(whole)
  const [, serial, year] = /^0*(\d{1,6})(\d\d)[A-Z]?$/.exec(number) ?? []
  if (serial === undefined || year === undefined) return undefined
  const month = filed?.slice(0, 6) ?? `${Number(year) > 40 ? '19' : '20'}${year}07`
  const padded = serial.padStart(6, '0')
  if (kind === 'F') return month >= '199210' ? usApplicationNumber(`29${padded}`) : undefined
  const series = seriesAt(kind === 'P' ? PROVISIONAL : SERIES, month, Number(padded))
  return series === undefined ? undefined : usApplicationNumber(series + padded)
}

function seriesAt(table: typeof SERIES, month: string, serial: number): string | undefined {
  if (month < '197001') return undefined
  const index = table.findIndex(([, until]) => months(month) <= months(until) + (serial >= 500_000 ? AROUND : -AROUND))
  return table[index]?.[0]
}

/** Months since the year 0 of `yyyyMM`. */
function months(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(4))
}
