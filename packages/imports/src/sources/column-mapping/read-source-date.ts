/** A day as sources write it (`2025/3/25`, `2013.01.02`, `1985-04-01`, `20130102`, `2013年1月2日`) as `yyyyMMdd`; null when it is none. */
export function readSourceDate(written: string): string | null {
  const match =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(written.trim()) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(written.trim())
  if (match === null) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (year < 1600 || month < 1 || month > 12 || day < 1 || day > days) return null
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}
