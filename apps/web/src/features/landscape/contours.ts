import { SCALE, type Points } from './read-points.ts'

/** Cells of the density along each side. */
const GRID = 64
const BLURS = 4
/** Heights of the lines as shares of the highest. */
const LEVELS = [0.04, 0.1, 0.2, 0.36, 0.6] as const

/** Segments of one contour line: x and y of both ends by turns, 0 to 1. */
export interface ContourLine {
  /** 0 the lowest. */
  readonly level: number
  readonly segments: Float32Array
}

/** Lines of equal density of the points of some years (marching squares). Pure. */
export function contourLines({ count, places, years }: Points, [from, to]: readonly [number, number]): ContourLine[] {
  let grid = new Float32Array(GRID * GRID)
  for (let i = 0; i < count; i++) {
    if (years[i]! !== 0 && (years[i]! < from || years[i]! > to)) continue
    const x = Math.min(GRID - 1, Math.floor((places[i * 2]! / SCALE) * GRID))
    const y = Math.min(GRID - 1, Math.floor((places[i * 2 + 1]! / SCALE) * GRID))
    grid[y * GRID + x]!++
  }
  for (let i = 0; i < BLURS; i++) grid = blurred(grid)
  const highest = grid.reduce((max, value) => Math.max(max, value), 0)
  if (highest === 0) return []
  return LEVELS.map((share, level) => ({ level, segments: Float32Array.from(segmentsAt(grid, highest * share)) }))
}

function blurred(grid: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= GRID || y >= GRID ? 0 : grid[y * GRID + x]!)
  return grid.map((value, i) => {
    const [x, y] = [i % GRID, Math.floor(i / GRID)]
    const sides = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)
    const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1)
    return (value * 4 + sides * 2 + corners) / 16
  })
}

function segmentsAt(grid: Float32Array, height: number): number[] {
  const segments: number[] = []
  for (let y = 0; y < GRID - 1; y++) {
    for (let x = 0; x < GRID - 1; x++) {
      // Values at the corners, clockwise from the top left.
      const corners = [grid[y * GRID + x]!, grid[y * GRID + x + 1]!, grid[(y + 1) * GRID + x + 1]!, grid[(y + 1) * GRID + x]!]
      const crossed = CORNERS.flatMap(([ax, ay, bx, by], side) => {
        const [a, b] = [corners[side]!, corners[(side + 1) % 4]!]
        if (a < height === b < height) return []
        const share = (height - a) / (b - a)
        return [[x + 0.5 + ax + (bx - ax) * share, y + 0.5 + ay + (by - ay) * share] as const]
      })
      for (let i = 0; i + 1 < crossed.length; i += 2) segments.push(...[...crossed[i]!, ...crossed[i + 1]!].map((value) => value / GRID))
    }
  }
  return segments
}

/** Both ends of each side of a cell. */
const CORNERS = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 0, 1],
  [0, 1, 0, 0],
] as const
