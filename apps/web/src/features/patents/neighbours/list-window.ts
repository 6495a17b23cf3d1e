/** Positions that share a window: within them steps need no request. */
const STEPS = 20

/** A range of a list, as requested. */
export interface ListWindow {
  /** 0-based. */
  readonly from: number
  readonly size: number
}

/** The range of a list around a position (from 1) that contains both its neighbours; the same range for nearby positions. */
export function listWindow(position: number): ListWindow {
  const first = Math.floor((position - 1) / STEPS) * STEPS
  const from = Math.max(first - 1, 0)
  return { from, size: first + STEPS + 1 - from }
}

/** The page of a list with `size` rows per page that contains a position (from 1). */
export function pageWindow(position: number, size: number): ListWindow {
  return { from: Math.floor((position - 1) / size) * size, size }
}
