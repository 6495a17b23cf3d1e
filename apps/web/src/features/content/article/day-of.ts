/** The date of a time in the API's format: `2026-11-21 08:00:00` is `2026-11-21`. */
export function dayOf(time: string): string {
  return time.slice(0, 10)
}
