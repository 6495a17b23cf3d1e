/**
 * A day `yyyyMMdd` as the office's systems write it: `2013-02-19T05:00:00Z`, `05-15-1986`, `06/26/1998`, milliseconds since 1970;
 * undefined for anything else. Times stand for the day they begin with.
 */
export function systemDay(written: string | undefined): string | undefined {
  const text = written ?? ''
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text) ?? []
  if (year !== undefined) return year === '0001' ? undefined : `${year}${month}${day}`
  const [, first, second, last] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(text) ?? []
  if (last !== undefined) return last === '0001' ? undefined : `${last}${first}${second}`
  if (!/^-?\d{10,14}$/.test(text)) return undefined
  return new Date(Number(text)).toISOString().slice(0, 10).replaceAll('-', '')
}
