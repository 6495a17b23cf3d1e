/** A US application number and its day in a line about continuity, such as `… 10597631 00 20060802`. */
const NUMBER_AND_DAY = /(\d{8})(?: \d\d)? (\d{8})\b/g

/** Numbers of the earlier US applications that the lines name with one of the filing dates (their first 8 digits are YYYYMMDD), each once. Pure. */
export function earlierApplications(lines: readonly string[], filingDates: readonly string[]): string[] {
  const days = filingDates.map((date) => date.replace(/\D/g, '').slice(0, 8))
  const named = lines.flatMap((line) => [...line.matchAll(NUMBER_AND_DAY)])
  return [...new Set(named.flatMap(([, number = '', day = '']) => (days.includes(day) ? [number] : [])))]
}
