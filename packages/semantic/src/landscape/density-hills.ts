import type { Layout } from './lay-out-vectors.ts'

/** Cells of the density along each side. */
const GRID = 96
/** Hills that can be told apart by eye and by their labels. */
const MAX_HILLS = 24
/** Least share of all documents on a hill of its own. */
const MIN_SHARE = 0.01

/** A group of documents that stand densely together. */
export interface Hill {
  /** Its top, in the coordinates of the layout. */
  readonly x: number
  readonly y: number
  /** Documents on it. */
  readonly size: number
}

/** The hills of a layout, largest first, and the hill of each document. */
export interface Hills {
  readonly hills: readonly Hill[]
  readonly hillOf: Uint8Array
}

/**
 * Groups documents by the top of the density that the slope under them leads to (watershed). The density is smoothed until there are at most
 * 24 tops; hills of few documents join the one their slope meets. Pure.
 */
export function densityHills(points: Layout): Hills {
  const count = points.length / 2
  const cells = Int32Array.from({ length: count }, (_, i) => cellAt(points[i * 2]!, points[i * 2 + 1]!))
  const counts = new Float32Array(GRID * GRID)
  for (const cell of cells) counts[cell]!++
  let smooth = blurred(blurred(counts))
  for (;;) {
    const tops = topOfCells(smooth)
    const sizes = new Map<number, number>()
    for (const cell of cells) sizes.set(tops[cell]!, (sizes.get(tops[cell]!) ?? 0) + 1)
    const large = [...sizes].filter(([, size]) => size >= count * MIN_SHARE)
    if (large.length <= MAX_HILLS && large.length > 0) return named(cells, tops, large)
    smooth = blurred(smooth)
  }
}

function cellAt(x: number, y: number): number {
  const at = (value: number) => Math.max(0, Math.min(GRID - 1, Math.floor(value * GRID)))
  return at(y) * GRID + at(x)
}

/** Each cell averaged with its neighbours, those at a side twice as much as those at a corner. */
function blurred(grid: Float32Array): Float32Array {
  const rows = new Float32Array(grid.length)
  const result = new Float32Array(grid.length)
  for (let i = 0; i < grid.length; i++) {
    const x = i % GRID
    rows[i] = (2 * grid[i]! + (x > 0 ? grid[i - 1]! : 0) + (x < GRID - 1 ? grid[i + 1]! : 0)) / 4
  }
  for (let i = 0; i < grid.length; i++) result[i] = (2 * rows[i]! + (rows[i - GRID] ?? 0) + (rows[i + GRID] ?? 0)) / 4
  return result
}

/** The cell of the top above each cell: steepest ascent to the highest of eight neighbours. */
function topOfCells(grid: Float32Array): Int32Array {
  const up = Int32Array.from(grid, (_, cell) => highestAround(grid, cell))
  const order = Int32Array.from(grid, (_, i) => i).sort((a, b) => grid[b]! - grid[a]! || a - b)
  for (const cell of order) up[cell] = up[up[cell]!]!
  return up
}

function highestAround(grid: Float32Array, cell: number): number {
  const [x, y] = [cell % GRID, Math.floor(cell / GRID)]
  let best = cell
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [nx, ny] = [x + dx, y + dy]
      if (nx < 0 || ny < 0 || nx >= GRID || ny >= GRID) continue
      const other = ny * GRID + nx
      // Equally high cells belong to the first, so that a plateau has one top.
      if (grid[other]! > grid[best]! || (grid[other]! === grid[best]! && other < best)) best = other
    }
  }
  return best
}

/** Small hills join the nearest large one. */
function named(cells: Int32Array, tops: Int32Array, large: readonly (readonly [top: number, size: number])[]): Hills {
  const order = large.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([top]) => top)
  const numbers = new Map(order.map((top, i) => [top, i]))
  const nearestTo = (top: number) => {
    const distance = (other: number) => ((other % GRID) - (top % GRID)) ** 2 + (Math.floor(other / GRID) - Math.floor(top / GRID)) ** 2
    return order.reduce((best, other, i) => (distance(other) < distance(order[best]!) ? i : best), 0)
  }
  for (const top of new Set(cells.values().map((cell) => tops[cell]!))) if (!numbers.has(top)) numbers.set(top, nearestTo(top))
  const hillOf = Uint8Array.from(cells, (cell) => numbers.get(tops[cell]!)!)
  const sizes = new Int32Array(order.length)
  for (const hill of hillOf) sizes[hill]!++
  const hills = order.map((top, i) => ({ x: ((top % GRID) + 0.5) / GRID, y: (Math.floor(top / GRID) + 0.5) / GRID, size: sizes[i]! }))
  return { hills, hillOf }
}
