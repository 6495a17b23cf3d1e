/** The day of a time as the API tells it: `2026-11-21 08:00:00` is `2026-11-21`. */
export function dayOf(time: string): string {
  return time.slice(0, 10)
}
