import type { Ink, Point } from './ink.ts'
import { writeSign } from './numerals.ts'

/** A part in a drawing and where its leader line begins. */
export interface Labelled {
  readonly sign: string
  readonly at: Point
}

const TOP = 60
const BOTTOM = 520
const LEFT = 48
const RIGHT = 552

/**
 * Writes the signs in columns at both sides of the sheet and leads a slightly bent line from each to its part, as drawings of patents
 * do. Parts in the left half get the left column; lines do not cross because both ends are in order from top to bottom.
 */
export function writeLeaders(ink: Ink, labels: readonly Labelled[]): void {
  const sorted = [...labels].sort((a, b) => a.at[0] - b.at[0])
  const half = Math.ceil(sorted.length / 2)
  writeColumn(ink, sorted.slice(0, half), LEFT, 1)
  writeColumn(ink, sorted.slice(half), RIGHT, -1)
}

function writeColumn(ink: Ink, labels: readonly Labelled[], x: number, inward: 1 | -1): void {
  const ordered = [...labels].sort((a, b) => a.at[1] - b.at[1])
  const heights = spread(ordered.map((label) => label.at[1]))
  ordered.forEach(({ sign, at }, i) => {
    const y = heights[i] as number
    const start: Point = [x + inward * (8 + sign.length * 7), y]
    writeSign(ink, sign, [x, y])
    ink.thinCurve([start, [(start[0] * 2 + at[0]) / 3, y + (at[1] - y) * 0.15], at])
  })
}

const GAP = 34

/** Heights near the preferred ones, at least `GAP` apart and on the sheet. */
function spread(preferred: readonly number[]): number[] {
  const heights: number[] = []
  for (const y of preferred) heights.push(Math.max(y, TOP, (heights.at(-1) ?? -GAP) + GAP))
  let limit = BOTTOM
  for (let i = heights.length - 1; i >= 0; i--) {
    heights[i] = Math.min(heights[i] as number, limit)
    limit = (heights[i] as number) - GAP
  }
  return heights
}
