import {
  areaAround,
  decodePicture,
  defaultColourWeight,
  flatPicture,
  PICTURE_LIMITS,
  PictureError,
  projectedPoint,
  SEARCHED_ORIENTATIONS,
  sheetContent,
  type Orientation,
  type PictureKind,
  type PictureSimilarity,
  type PictureModel,
  type PictureView,
  type RawPicture,
  type SheetContent,
} from '@gezhi/pictures'
import type { PictureRegion } from '@gezhi/contract'
import { throwIfCancelled } from '@gezhi/threads'
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

type Area = readonly [number, number, number, number]

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
  const options = { parts: shows === 'mark', orientations, checkpoint: throwIfCancelled }
  const views = [...(await model.describe(raw, shows, options))]
  const content = contentOf(raw, shows)
  if (content !== null) {
    const printed = await model.describe(await printedPicture({ ...picture, crop }, content), shows, options)
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
  const printed = model.explain(await printedPicture(picture, content), other, shows, orientation)
  if (printed === null || (whole !== null && whole.score >= printed.score)) return whole
  return { ...printed, a: { ...printed.a, box: boxOf(content, printed.a.box), area: areaOf(content, printed.a.area) } }
}

/** Drawings are not photographed on sheets; what has few pixels cannot be compared. */
function contentOf(raw: RawPicture, shows: PictureKind): SheetContent | null {
  const content = shows === 'mark' ? sheetContent(raw) : null
  if (content === null) return null
  const side = Math.min(content.region.width * raw.source.width, content.region.height * raw.source.height)
  return side < MIN_CONTENT_SIDE ? null : content
}

/** What is printed on a sheet, seen straight on if the corners of the sheet are known. */
async function printedPicture(picture: QueryPicture, { region, flat }: SheetContent): Promise<RawPicture> {
  const crop = picture.crop ?? WHOLE_PICTURE
  if (flat === null) return decodeQuery({ ...picture, crop: regionWithin(crop, region) })
  const [left, top, right, bottom] = areaAround(flat.corners)
  const around = { x: left, y: top, width: right - left, height: bottom - top }
  return flatPicture(await decodeQuery({ ...picture, crop: regionWithin(crop, around) }, true), flat)
}

/** A view of what is on a sheet as one of the whole picture. */
function onSheet({ view, box, ...vectors }: PictureView, content: SheetContent): PictureView {
  return { ...vectors, view: view === 'whole' ? 'peeled' : view, box: boxOf(content, box) }
}

function boxOf(content: SheetContent, [left, top, right, bottom]: PictureView['box']): PictureView['box'] {
  const byte = (value: number): number => Math.round(255 * Math.max(0, Math.min(1, value)))
  const area = areaOf(content, [left / 255, top / 255, right / 255, bottom / 255])
  return [byte(area[0]), byte(area[1]), byte(area[2]), byte(area[3])]
}

/** An area of what is printed on a sheet (left, top, right, bottom in shares) in the whole picture. */
function areaOf({ region, flat }: SheetContent, [left, top, right, bottom]: Area): Area {
  const { x, y, width, height } = region
  if (flat === null) return [x + left * width, y + top * height, x + right * width, y + bottom * height]
  return areaAround([
    projectedPoint([left, top], flat.corners),
    projectedPoint([right, top], flat.corners),
    projectedPoint([right, bottom], flat.corners),
    projectedPoint([left, bottom], flat.corners),
  ])
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
