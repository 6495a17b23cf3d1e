import { DECODED_SIDE, type RawPicture } from '../decode/raw-picture.ts'
import { projected, projectionOf, type Quadrilateral } from './quadrilateral.ts'

type Pixels = Pick<RawPicture, 'width' | 'height' | 'pixels'>

/** A flat region of a photograph: its corners in shares of the photograph, and its width by its height when seen straight on. */
export interface FlatRegion {
  readonly corners: Quadrilateral
  readonly ratio: number
}

/** The upright rectangle around a quadrilateral: left, top, right and bottom. */
export function areaAround(corners: Quadrilateral): readonly [number, number, number, number] {
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)]
}

/**
 * A flat region of a photograph as seen straight on. `decoded` shows only the rectangle around the region, so that it has
 * more pixels than in the whole photograph; its detail is preferred, and `source` stays its own.
 */
export function flatPicture(decoded: RawPicture, { corners, ratio }: FlatRegion): RawPicture {
  const from = decoded.detail ?? decoded
  const [left, top, right, bottom] = areaAround(corners)
  const width = Math.max(1, Math.round(DECODED_SIDE * Math.min(1, ratio)))
  const height = Math.max(1, Math.round(DECODED_SIDE / Math.max(1, ratio)))
  const projection = projectionOf(corners)
  const pixels = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = projected([(column + 0.5) / width, (row + 0.5) / height], projection)
      const at = (row * width + column) * 4
      sampleInto(pixels, at, from, ((x - left) / (right - left)) * from.width - 0.5, ((y - top) / (bottom - top)) * from.height - 0.5)
    }
  }
  return { width, height, pixels, source: decoded.source }
}

/** Writes the value between four pixels; beyond the edges that of the edge. */
function sampleInto(target: Uint8Array, at: number, { width, height, pixels }: Pixels, x: number, y: number): void {
  const column = Math.max(0, Math.min(width - 1, x))
  const row = Math.max(0, Math.min(height - 1, y))
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [across, down] = [column - left, row - top]
  for (let channel = 0; channel < 4; channel++) {
    const value = (atColumn: number, atRow: number): number => pixels[(atRow * width + atColumn) * 4 + channel]!
    const upper = value(left, top) * (1 - across) + value(right, top) * across
    const lower = value(left, bottom) * (1 - across) + value(right, bottom) * across
    target[at + channel] = Math.round(upper * (1 - down) + lower * down)
  }
}
