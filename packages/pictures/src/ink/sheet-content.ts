import type { RawPicture } from '../decode/raw-picture.ts'
import { areaOf, inkBox, type Box } from './box.ts'
import { composed, type ColourPicture } from './colour-picture.ts'
import { VISIBLE_INK } from './ink-layers.ts'
import { colourDistance, groundDistance, inkMap, shadedGround, type Ground } from './ink-map.ts'
import { evenShade } from './even-shade.ts'
import type { FlatRegion } from './flat-picture.ts'
import { cornersOf, flatPoint, projectedPoint, type Point, type Quadrilateral } from './quadrilateral.ts'

/** A region in shares of the width and height of a picture. */
export interface PictureShare {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is printed on a sheet in a photograph. */
export interface SheetContent {
  /** Its region, with a margin. */
  readonly region: PictureShare
  /** The same region if the sheet has four corners; null for others. */
  readonly flat: FlatRegion | null
}

/** A sheet has this share of the ink of the picture, and of the picture. */
const MIN_SHEET_INK = 0.8
const MIN_SHEET = 0.08
/** Where the colour of a sheet is taken: this share of its shorter side inside its edges. */
const INSET = 0.05
/** So many of these pixels are within a distance of the colour of the sheet, which is at a distance from the ground. */
const EDGE_SHARE = 0.8
const EDGE_DISTANCE = 40
const GROUND_DISTANCE = 45
/** What differs from the sheet by more is its content, unless the pixels are too few. */
const CONTENT_DISTANCE = 35
const MIN_CONTENT = 0.004
/** The margin around the content, as a share of its longer side. */
const MARGIN = 0.12

/**
 * What is printed on a sheet, card or sign that a photograph shows at any angle; null if there is nothing. For queries: a mark on a sheet in
 * a photograph is too small to be compared unless its region is decoded on its own.
 */
export function sheetContent(raw: RawPicture): SheetContent | null {
  const picture = composed(raw)
  const all = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  const ground = shadedGround(picture)
  const sheet = sheetOf(inkMap(picture, ground, all), picture)
  if (sheet === null) return null
  const { inside, edge } = sheet
  const shade = evenShade(picture, edge)
  if (colourDistance(shade.colour, ground.colour) < GROUND_DISTANCE) return null
  const isLike = (place: number, distance: number): boolean => distanceOf(picture, place, shade) <= distance
  if (edge.filter((place) => isLike(place, EDGE_DISTANCE)).length < EDGE_SHARE * edge.length) return null
  const content = Float32Array.from(inside, (isInside, place) => (isInside === 1 && !isLike(place, CONTENT_DISTANCE) ? 1 : 0))
  const joined = withoutSpecks(content, picture.width)
  const box = inkBox(joined, picture.width, all, 0)
  const [count, area] = [sumOf(joined), sumOf(inside)]
  const region = box === null || count < MIN_CONTENT * area ? null : shareOf(withMargin(box, all), picture)
  return region === null ? null : { region, flat: flatRegion(inside, joined, picture) }
}

/** The content of a sheet with four corners; its proportions are estimated from its sides. */
function flatRegion(inside: Uint8Array, content: Float32Array, { width, height }: ColourPicture): FlatRegion | null {
  const pointOf = (place: number): Point => [(place % width) + 0.5, Math.floor(place / width) + 0.5]
  const outline = [...inside.keys()].filter(
    (place) => inside[place] === 1 && neighbours(place, width, inside.length).some((other) => inside[other] === 0),
  )
  const sheet = cornersOf(outline.map(pointOf), sumOf(inside))
  if (sheet === null) return null
  const points = [...content.keys()].filter((place) => content[place] === 1).map((place) => flatPoint(pointOf(place), sheet))
  const [columns, rows] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)]
  const margin = MARGIN * Math.max(right - left, bottom - top)
  const within = (share: number): number => Math.max(0, Math.min(1, share))
  const [x0, x1, y0, y1] = [within(left - margin), within(right + margin), within(top - margin), within(bottom + margin)]
  const corners: Quadrilateral = [
    projectedPoint([x0, y0], sheet),
    projectedPoint([x1, y0], sheet),
    projectedPoint([x1, y1], sheet),
    projectedPoint([x0, y1], sheet),
  ]
  const side = (a: 0 | 1 | 2 | 3, b: 0 | 1 | 2 | 3): number => Math.hypot(corners[a][0] - corners[b][0], corners[a][1] - corners[b][1])
  const share = ([x, y]: Point): Point => [x / width, y / height]
  return {
    corners: [share(corners[0]), share(corners[1]), share(corners[2]), share(corners[3])],
    ratio: (side(0, 1) + side(2, 3)) / (side(1, 2) + side(3, 0)),
  }
}

/** The largest connected ink, if it is nearly all ink, without its edges. */
function sheetOf(ink: Float32Array, { width, height }: ColourPicture): { inside: Uint8Array; edge: number[] } | null {
  const places = largestInk(ink, width)
  const total = ink.reduce((count, value) => count + Number(value > VISIBLE_INK), 0)
  if (places.length < MIN_SHEET_INK * total) return null
  let filled = spanned(places, width, height)
  if (sumOf(filled) < MIN_SHEET * width * height) return null
  const box = inkBox(Float32Array.from(filled), width, { left: 0, top: 0, right: width, bottom: height }, 0)!
  const inset = Math.max(2, Math.round(INSET * Math.min(box.right - box.left, box.bottom - box.top)))
  for (let i = 0; i < inset; i++) filled = eroded(filled, width)
  const inner = eroded(filled, width)
  const edge = [...filled.keys()].filter((place) => filled[place] === 1 && inner[place] === 0)
  return edge.length === 0 ? null : { inside: filled, edge }
}

/** Places of the largest area of visible ink that is connected. */
function largestInk(ink: Float32Array, width: number): number[] {
  const seen = new Uint8Array(ink.length)
  let largest: number[] = []
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] === 1 || ink[start]! <= VISIBLE_INK) continue
    const places = [start]
    seen[start] = 1
    for (let next = 0; next < places.length; next++) {
      for (const place of neighbours(places[next]!, width, ink.length)) {
        if (seen[place] === 1 || ink[place]! <= VISIBLE_INK) continue
        seen[place] = 1
        places.push(place)
      }
    }
    if (places.length > largest.length) largest = places
  }
  return largest
}

function neighbours(place: number, width: number, length: number): number[] {
  const x = place % width
  const list: number[] = []
  if (x > 0) list.push(place - 1)
  if (x < width - 1) list.push(place + 1)
  if (place >= width) list.push(place - width)
  if (place + width < length) list.push(place + width)
  return list
}

/** 1 for what lies between places of its row and between places of its column: a convex area with its holes filled. */
function spanned(places: readonly number[], width: number, height: number): Uint8Array {
  const [left, right] = [new Int32Array(height).fill(width), new Int32Array(height).fill(-1)]
  const [top, bottom] = [new Int32Array(width).fill(height), new Int32Array(width).fill(-1)]
  for (const place of places) {
    const [x, y] = [place % width, Math.floor(place / width)]
    left[y] = Math.min(left[y]!, x)
    right[y] = Math.max(right[y]!, x)
    top[x] = Math.min(top[x]!, y)
    bottom[x] = Math.max(bottom[x]!, y)
  }
  return Uint8Array.from({ length: width * height }, (_, place) => {
    const [x, y] = [place % width, Math.floor(place / width)]
    return Number(x >= left[y]! && x <= right[y]! && y >= top[x]! && y <= bottom[x]!)
  })
}

/** Without the outermost pixels; those at the edges of the picture are outermost. */
function eroded(filled: Uint8Array, width: number): Uint8Array {
  return filled.map((value, place) => {
    const around = value === 1 ? neighbours(place, width, filled.length) : []
    return Number(around.length === 4 && around.every((other) => filled[other] === 1))
  })
}

/** Without pixels that have no neighbour: noise. */
function withoutSpecks(content: Float32Array, width: number): Float32Array {
  return content.map((value, place) =>
    value === 1 && neighbours(place, width, content.length).some((other) => content[other] === 1) ? 1 : 0,
  )
}

function distanceOf(picture: ColourPicture, place: number, shade: Ground): number {
  const [x, y] = [place % picture.width, Math.floor(place / picture.width)]
  return groundDistance(picture, place, shade, x / picture.width - 0.5, y / picture.height - 0.5)
}

function withMargin(box: Box, all: Box): Box {
  const margin = Math.max(2, Math.round(MARGIN * Math.max(box.right - box.left, box.bottom - box.top)))
  return {
    left: Math.max(all.left, box.left - margin),
    top: Math.max(all.top, box.top - margin),
    right: Math.min(all.right, box.right + margin),
    bottom: Math.min(all.bottom, box.bottom + margin),
  }
}

/** Null for a region that is nearly the whole picture. */
function shareOf(box: Box, { width, height }: ColourPicture): PictureShare | null {
  if (areaOf(box) > 0.8 * width * height) return null
  return {
    x: box.left / width,
    y: box.top / height,
    width: (box.right - box.left) / width,
    height: (box.bottom - box.top) / height,
  }
}

function sumOf(values: Uint8Array | Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
