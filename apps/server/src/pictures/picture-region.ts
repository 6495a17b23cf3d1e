import type { PictureSimilarityAnswer, PictureRegion } from '@gezhi/contract'
import type { LikeRegion } from '@gezhi/pictures'

/** A whole picture. */
export const WHOLE_PICTURE: PictureRegion = { x: 0, y: 0, width: 1, height: 1 }

/** A number from 0 to 1. */
export function share(value: number): number {
  return Math.max(0, Math.min(1, value))
}

/** The region of a box in 1/255 of width and height. */
export function regionOf([left = 0, top = 0, right = 255, bottom = 255]: readonly number[]): PictureRegion {
  return { x: left / 255, y: top / 255, width: Math.max(0, right - left) / 255, height: Math.max(0, bottom - top) / 255 }
}

/** A region of a region, in shares of the whole picture. */
export function regionWithin(outer: PictureRegion, { x, y, width, height }: PictureRegion): PictureRegion {
  return { x: outer.x + x * outer.width, y: outer.y + y * outer.height, width: width * outer.width, height: height * outer.height }
}

/** Where a picture, of which only a region was compared, resembles another. */
export function comparedRegion({ box, area, cells }: LikeRegion, crop: PictureRegion): PictureSimilarityAnswer['query'] {
  const [left, top, right, bottom] = area
  return {
    region: withinPicture(regionWithin(crop, regionOf(box))),
    area: regionWithin(crop, { x: left, y: top, width: right - left, height: bottom - top }),
    cells: Array.from(cells, (value) => share(Math.round(value * 100) / 100)),
  }
}

/** A region without rounding errors beyond the edges. */
export function withinPicture({ x, y, width, height }: PictureRegion): PictureRegion {
  return { x: share(x), y: share(y), width: share(width), height: share(height) }
}
