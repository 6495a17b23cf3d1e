/** The points of a landscape as the server packs them (`getLandscapePoints`), by document. */
export interface Points {
  readonly count: number
  /** x and y by turns, 0 to 65535. */
  readonly places: Uint16Array
  /** Of application, 0 if unknown. */
  readonly years: Uint16Array
  readonly hills: Uint8Array
}

/** Full scale of a coordinate. */
export const SCALE = 65_535

/** Reads packed points. Throws RangeError if bytes are missing. */
export function readPoints(bytes: ArrayBuffer): Points {
  const view = new DataView(bytes)
  const count = view.getUint32(0, true)
  const number = (part: number, i: number) => view.getUint16(4 + (count * part + i) * 2, true)
  const places = Uint16Array.from({ length: count * 2 }, (_, i) => number(i % 2, i >> 1))
  const years = Uint16Array.from({ length: count }, (_, i) => number(2, i))
  return { count, places, years, hills: new Uint8Array(bytes, 4 + count * 6, count) }
}

/** Number of points in each year from `first` to `last`. */
export function countsByYear({ years }: Points, first: number, last: number): number[] {
  const counts = Array.from({ length: last - first + 1 }, () => 0)
  for (const year of years) if (year >= first && year <= last) counts[year - first]!++
  return counts
}
