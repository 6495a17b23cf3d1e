/** Size of the drawing, in its own units. */
export const RADAR_WIDTH = 440
export const RADAR_HEIGHT = 340
export const CENTRE = { x: RADAR_WIDTH / 2, y: RADAR_HEIGHT / 2 + 8 } as const

const RADIUS = 130

/** Where a score from 0 to 100 lies on one of several axes; the first points up, the others follow clockwise. Pure. */
export function pointOnAxis(index: number, axes: number, score: number): { readonly x: number; readonly y: number } {
  const angle = (2 * Math.PI * index) / axes - Math.PI / 2
  const distance = (RADIUS * score) / 100
  return { x: rounded(CENTRE.x + distance * Math.cos(angle)), y: rounded(CENTRE.y + distance * Math.sin(angle)) }
}

/** The polygon of scores, one for each axis, as `points` of SVG. Pure. */
export function radarPoints(scores: readonly number[]): string {
  return scores
    .map((score, index) => pointOnAxis(index, scores.length, score))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
