import type { StorageDay } from '../../data-folder/storage-days.ts'

/** How the disk of a data folder fills. */
export interface DiskForecast {
  /** Bytes by which the free space shrinks a day; negative if it grows. */
  readonly perDay: number
  /** Null if it will not be full within ten years. */
  readonly daysUntilFull: number | null
  /** Days between the first and the last measurement. */
  readonly span: number
}

const DAY = 24 * 60 * 60 * 1000
/** The trend is that of the last days: an import of a year ago says nothing. */
const WINDOW = 30
const MIN_DAYS = 3
/** Below it nothing is written any more (`storageHealth`). */
const RESERVE = 32 * 2 ** 20
const TEN_YEARS = 3650

const dayNumber = (day: string) => Math.round(Date.parse(day) / DAY)

/** The forecast from measured days, oldest first, and what is free now; null until three days are known. Pure. */
export function forecastDisk(days: readonly StorageDay[], free: number): DiskForecast | null {
  const trend = trendOf(days, (day) => day.free)
  if (trend === null) return null
  // Not -0.
  const perDay = 0 - trend.slope
  const left = perDay < 1 ? Infinity : Math.max(0, Math.floor((free - RESERVE) / perDay))
  return { perDay: Math.round(perDay), daysUntilFull: left > TEN_YEARS ? null : left, span: trend.span }
}

/** Bytes a day by which a part grows; null until three days are known. Pure. */
export function growthOf(days: readonly StorageDay[], part: string): number | null {
  const trend = trendOf(
    days.filter(({ parts }) => parts[part] !== undefined),
    ({ parts }) => parts[part] ?? 0,
  )
  return trend === null ? null : Math.round(trend.slope)
}

/** The straight line through the values of the last days, by least squares. */
function trendOf(
  days: readonly StorageDay[],
  valueOf: (day: StorageDay) => number,
): { readonly slope: number; readonly span: number } | null {
  const last = days.at(-1)
  if (last === undefined) return null
  const points = days.map((day) => ({ x: dayNumber(day.day) - dayNumber(last.day), y: valueOf(day) })).filter(({ x }) => x > -WINDOW)
  const span = -(points[0]?.x ?? 0)
  if (points.length < MIN_DAYS || span < MIN_DAYS - 1) return null
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return { slope: points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread, span }
}
