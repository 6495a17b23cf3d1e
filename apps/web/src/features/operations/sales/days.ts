const DAY = 86_400_000
/** Shanghai is 8 hours ahead of UTC all year. */
const OFFSET = 8 * 3_600_000

/** The day of a time in Shanghai, `YYYY-MM-DD`; `now` in ms. */
export function shanghaiDay(now: number): string {
  return new Date(now + OFFSET).toISOString().slice(0, 10)
}

/** The last days in Shanghai, today included. */
export function lastDays(count: number, now: number): { readonly from: string; readonly to: string } {
  return { from: shanghaiDay(now - (count - 1) * DAY), to: shanghaiDay(now) }
}

/** Every day of a period, both ends included; none if it ends before it begins. */
export function daysBetween({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
  return count > 0 ? Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10)) : []
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}
