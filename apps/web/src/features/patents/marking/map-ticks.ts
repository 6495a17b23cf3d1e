import type { HitPlace } from './hit-places.ts'

/** Ticks of a map of this many steps: marks of one colour that fall on one step are one tick. */
export function mapTicks(places: readonly HitPlace[], steps: number): HitPlace[] {
  const seen = new Map<string, HitPlace>()
  for (const { at, color } of places) {
    const step = Math.min(Math.floor(at * steps), steps - 1)
    const key = `${step} ${color}`
    if (!seen.has(key)) seen.set(key, { at: step / steps, color })
  }
  return [...seen.values()]
}

/** Number of the hit nearest to a place of the map, 0 to 1; -1 where there are none. */
export function nearestHit(places: readonly HitPlace[], at: number): number {
  let nearest = -1
  places.forEach((place, index) => {
    if (nearest === -1 || Math.abs(place.at - at) < Math.abs((places[nearest] as HitPlace).at - at)) nearest = index
  })
  return nearest
}
