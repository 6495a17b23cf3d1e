import type { BuiltLandscape } from './landscape-builder.ts'

const SCALE = 65_535
/** Bytes of a document: x, y and year with two each, its hill with one. */
const BYTES = 7

/** Points of a landscape, by document. */
export interface PackedPoints {
  readonly count: number
  /** 0 to 65535. */
  readonly x: Uint16Array
  readonly y: Uint16Array
  /** Year of application, 0 if unknown. */
  readonly years: Uint16Array
  readonly hills: Uint8Array
}

/** Packs points into bytes: their number, then one array after another (`getLandscapePoints`). */
export function packPoints({ points, hillOf }: Pick<BuiltLandscape, 'points' | 'hillOf'>, years: readonly number[]): Buffer {
  const count = years.length
  const bytes = Buffer.alloc(4 + count * BYTES)
  bytes.writeUInt32LE(count)
  for (let i = 0; i < count; i++) {
    bytes.writeUInt16LE(Math.round(points[i * 2]! * SCALE), 4 + i * 2)
    bytes.writeUInt16LE(Math.round(points[i * 2 + 1]! * SCALE), 4 + (count + i) * 2)
    bytes.writeUInt16LE(years[i]!, 4 + (count * 2 + i) * 2)
    bytes[4 + count * 6 + i] = hillOf[i]!
  }
  return bytes
}

/** The inverse of `packPoints`. */
export function readPoints(bytes: Buffer): PackedPoints {
  const count = bytes.readUInt32LE()
  const numbers = (part: number) => Uint16Array.from({ length: count }, (_, i) => bytes.readUInt16LE(4 + (count * part + i) * 2))
  return { count, x: numbers(0), y: numbers(1), years: numbers(2), hills: bytes.subarray(4 + count * 6) }
}

/** What selects documents of a landscape. */
export interface PointSelection {
  readonly outline?: readonly (readonly [x: number, y: number])[] | undefined
  readonly hill?: number | undefined
  readonly years?: readonly [from: number, to: number] | undefined
}

/** The places of the selected documents, ascending. Pure. */
export function selectedPoints({ count, x, y, years, hills }: PackedPoints, selection: PointSelection): number[] {
  const [from, to] = selection.years ?? [-Infinity, Infinity]
  const places: number[] = []
  for (let i = 0; i < count; i++) {
    if (selection.hill !== undefined && hills[i] !== selection.hill) continue
    if (years[i]! < from || years[i]! > to) continue
    if (selection.outline !== undefined && !isInside(selection.outline, x[i]! / SCALE, y[i]! / SCALE)) continue
    places.push(i)
  }
  return places
}

/** Whether a point is within an outline: a ray from it crosses the outline an odd number of times. */
function isInside(outline: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!
    const [xj, yj] = outline[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}
