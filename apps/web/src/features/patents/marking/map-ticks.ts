import type { HitPosition } from './hit-positions.ts'

/** Ticks of a map with this many steps: marks of one colour on one step are one tick. */
export function mapTicks(positions: readonly HitPosition[], steps: number): HitPosition[] {
  const seen = new Map<string, HitPosition>()
  for (const { at, color } of positions) {
    const step = Math.min(Math.floor(at * steps), steps - 1)
    const key = `${step} ${color}`
    if (!seen.has(key)) seen.set(key, { at: step / steps, color })
  }
  return [...seen.values()]
}

/** Index of the match nearest to a position of the map, 0 to 1; -1 if there are none. */
export function nearestHit(positions: readonly HitPosition[], at: number): number {
  let nearest = -1
  positions.forEach((position, index) => {
    if (nearest === -1 || Math.abs(position.at - at) < Math.abs((positions[nearest] as HitPosition).at - at)) nearest = index
  })
  return nearest
}
