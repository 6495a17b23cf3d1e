import {
  decodePicture,
  defaultColourWeight,
  PICTURE_LIMITS,
  PictureError,
  SEARCHED_ORIENTATIONS,
  sheetContent,
  type Orientation,
  type PictureKind,
  type PictureSimilarity,
  type PictureModel,
  type PictureShare,
  type PictureView,
  type RawPicture,
} from '@gezhi/pictures'
import type { PictureRegion } from '@gezhi/contract'
import sharp from 'sharp'
import { decodablePicture } from './decodable-picture.ts'
import { regionWithin, WHOLE_PICTURE } from './picture-region.ts'
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
/** Pixels on the shorter side of what a sheet shows. */
const MIN_CONTENT_SIDE = 2 * PICTURE_LIMITS.side
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
  const orientations = anyOrientation ? SEARCHED_ORIENTATIONS : []
  const options = { parts: shows === 'mark', orientations }
  const views = [...(await model.describe(raw, shows, options))]
  const content = contentOf(raw, shows)
  if (content !== null) {
    const printed = await model.describe(await decodeQuery({ ...picture, crop: regionWithin(crop, content) }), shows, options)
    views.push(...printed.map((view) => onSheet(view, content)))
  }
  const described = { views, colourWeight: defaultColourWeight(shows, raw), crop }
  cache.set(key, described)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  return described
}

/** Where a picture searched for resembles that of a hit: as a whole, or what is on a sheet that it shows. */
export async function compareQuery(
  picture: QueryPicture,
  hit: QueryPicture,
  shows: PictureKind,
  orientation: Orientation | null,
  model: PictureModel,
): Promise<PictureSimilarity | null> {
  const [raw, other] = [await decodeQuery(picture), await decodeQuery(hit, shows === 'drawing')]
  const whole = model.explain(raw, other, shows, orientation)
  const content = contentOf(raw, shows)
  if (content === null) return whole
  const crop = regionWithin(picture.crop ?? WHOLE_PICTURE, content)
  const printed = model.explain(await decodeQuery({ ...picture, crop }), other, shows, orientation)
  if (printed === null || (whole !== null && whole.score >= printed.score)) return whole
  const { x, y, width, height } = content
  const [left, top, right, bottom] = printed.a.area
  const area = [x + left * width, y + top * height, x + right * width, y + bottom * height] as const
  return { ...printed, a: { ...printed.a, box: boxWithin(content, printed.a.box), area } }
}

/** Drawings are not photographed on sheets; what has few pixels cannot be compared. */
function contentOf(raw: RawPicture, shows: PictureKind): PictureShare | null {
  const content = shows === 'mark' ? sheetContent(raw) : null
  if (content === null) return null
  const side = Math.min(content.width * raw.source.width, content.height * raw.source.height)
  return side < MIN_CONTENT_SIDE ? null : content
}

/** A view of what is on a sheet as one of the whole picture. */
function onSheet({ view, box, ...vectors }: PictureView, content: PictureShare): PictureView {
  return { ...vectors, view: view === 'whole' ? 'peeled' : view, box: boxWithin(content, box) }
}

function boxWithin({ x, y, width, height }: PictureShare, [left, top, right, bottom]: PictureView['box']): PictureView['box'] {
  const byte = (value: number): number => Math.round(Math.max(0, Math.min(255, value)))
  return [byte(255 * x + left * width), byte(255 * y + top * height), byte(255 * x + right * width), byte(255 * y + bottom * height)]
}

/** Decodes a picture searched for, or a region of it. Throws `PictureError`. */
async function decodeQuery({ data, crop = WHOLE_PICTURE }: QueryPicture, detailed = false): Promise<RawPicture> {
  return decodePicture(await regionOf(await decodablePicture(data, RENDERED_SIDE), crop), { tolerant: true, detailed })
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
