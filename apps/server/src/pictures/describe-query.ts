import {
  decodePicture,
  defaultColourWeight,
  PICTURE_LIMITS,
  PictureError,
  QUARTER_ORIENTATIONS,
  type PictureKind,
  type PictureModel,
  type PictureView,
  type RawPicture,
} from '@gezhi/pictures'
import type { PictureRegion } from '@gezhi/contract'
import sharp from 'sharp'
import { decodablePicture } from './decodable-picture.ts'
import { WHOLE_PICTURE } from './picture-region.ts'
import type { QueryPicture } from './search-thread-protocol.ts'

/** A picture searched for, described. */
export interface DescribedQuery {
  readonly views: readonly PictureView[]
  /** The weight of colours unless another is chosen. */
  readonly colourWeight: number
  readonly crop: PictureRegion
}

/** Pixels on the longer side of rendered pictures of records. */
const RENDERED_SIDE = 1024
/** Described pictures in memory: paging and filters repeat a search. */
const MAX_CACHED = 100

const cache = new Map<string, DescribedQuery>()

/** Describes a picture searched for, or a region of it, by the model of an index. Throws `PictureError`. */
export async function describeQuery(
  picture: QueryPicture,
  shows: PictureKind,
  anyOrientation: boolean,
  model: PictureModel,
): Promise<DescribedQuery> {
  const key = JSON.stringify([model.id, picture.key, picture.crop, shows, anyOrientation])
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const crop = picture.crop ?? WHOLE_PICTURE
  const raw = await decodeQuery(picture)
  const orientations = anyOrientation ? QUARTER_ORIENTATIONS : []
  const views = await model.describe(raw, shows, { parts: shows === 'mark', orientations })
  const described = { views, colourWeight: defaultColourWeight(shows, raw), crop }
  cache.set(key, described)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  return described
}

/** Decodes a picture searched for, or a region of it. Throws `PictureError`. */
export async function decodeQuery({ data, crop = WHOLE_PICTURE }: QueryPicture): Promise<RawPicture> {
  return decodePicture(await regionOf(await decodablePicture(data, RENDERED_SIDE), crop), { tolerant: true })
}

async function regionOf(bytes: Uint8Array, crop: PictureRegion): Promise<Uint8Array> {
  if (crop === WHOLE_PICTURE) return bytes
  try {
    const upright = await sharp(bytes, { failOn: 'none', limitInputPixels: PICTURE_LIMITS.pixels })
      .autoOrient()
      .png()
      .timeout({ seconds: 5 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = upright.info
    const left = Math.min(Math.floor(crop.x * width), width - 1)
    const top = Math.min(Math.floor(crop.y * height), height - 1)
    const size = {
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    }
    return await sharp(upright.data)
      .extract({ left, top, ...size })
      .png()
      .toBuffer()
  } catch (error) {
    throw new PictureError('PICTURE_BROKEN', {}, { cause: error })
  }
}
