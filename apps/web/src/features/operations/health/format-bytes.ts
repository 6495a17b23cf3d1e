const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** `5.3 GB`: three digits at most, as the doctor writes it. Pure. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 999.5 && unit < UNITS.length - 1) [value, unit] = [value / 1000, unit + 1]
  return `${value >= 100 || unit === 0 ? Math.round(value) : value.toPrecision(value >= 10 ? 3 : 2)} ${UNITS[unit]}`
}
