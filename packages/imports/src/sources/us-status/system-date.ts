/** How the systems write that there is no date; `0000-12-30` comes from a zero day counted in another zone. */
const NO_YEAR: ReadonlySet<string> = new Set(['0000', '0001'])

/**
 * A day `yyyyMMdd` as the office's systems write it: `2013-02-19T05:00:00Z`, `05-15-1986`, `06/26/1998`, milliseconds since 1970;
 * undefined for anything else, the years 0000 and 0001 that stand for none among it. Times stand for the day they begin with.
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
