/** Placeholders for no date in the systems; `0000-12-30` is a zero date converted to another time zone. */
const NO_YEAR: ReadonlySet<string> = new Set(['0000', '0001'])

/**
 * A date `yyyyMMdd` in any form of the office's systems: `2013-02-19T05:00:00Z`, `05-15-1986`, `06/26/1998`, milliseconds since 1970;
 * undefined for anything else, including the placeholder years 0000 and 0001. Times are truncated to their date.
 */
export function systemDay(written: string | undefined): string | undefined {
  const text = written ?? ''
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text) ?? []
  if (year !== undefined) return NO_YEAR.has(year) ? undefined : `${year}${month}${day}`
  const [, first, second, last] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(text) ?? []
  if (last !== undefined) return NO_YEAR.has(last) ? undefined : `${last}${first}${second}`
  if (!/^-?\d{10,14}$/.test(text)) return undefined
  return new Date(Number(text)).toISOString().slice(0, 10).replaceAll('-', '')
}
