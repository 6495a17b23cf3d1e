const UNITS = ['KB', 'MB', 'GB'] as const

/** A number of bytes in the largest unit with a digit before the point, at least KB. Pure. */
export function formatSize(bytes: number): string {
  let value = bytes / 1024
  let unit = 0
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${value < 10 ? Math.max(0.1, value).toFixed(1) : Math.round(value)} ${UNITS[unit]}`
}
