import { areaOf, inkBox, ringOf, type Box } from './box.ts'
import { clearCorners } from './clear-corners.ts'
import type { Colour, ColourPicture } from './colour-picture.ts'
import { colourDistance, distanceAt, inkMap, plainGround, ringMedian, shadedGround, type Ground } from './ink-map.ts'

/** Ink of a picture on one ground, within its box. */
export interface InkLayer {
  readonly width: number
  /** From 0 to 1 for each pixel of the picture. */
  readonly ink: Float32Array
  readonly box: Box
}

/** Ink above this delimits boxes. */
export const VISIBLE_INK = 0.25

const MAX_PEELED = 3
/** Where a frame or plate is looked for: these shares of the box inside its edges. Those of a tilted plate are further inside. */
const INSETS = [0.025, 0.06, 0.1]
/** A frame or plate fills this share of the ring, within a distance of its median, at a distance from the ground. */
const RING_SHARE = 0.72
const RING_DISTANCE = 60
const GROUND_DISTANCE = 45
/** What is inside a frame or plate is at least this share of the picture: its ink, its box. */
const MIN_INNER_INK = 0.01
const MIN_INNER_BOX = 0.04
/** A whole picture with more ink than this in its box adds nothing to the inside of its plate. */
const MAX_FILLED = 0.82

/**
 * The ink of the whole picture, and that inside its frames and plates if it has any. Only the latter if the whole is little more than
 * a plate. Empty for a blank picture.
 */
export function inkLayers(picture: ColourPicture): { readonly view: 'whole' | 'peeled'; readonly layer: InkLayer }[] {
  const all = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  let ground = shadedGround(picture)
  const whole = layerOf(picture, ground, all)
  if (whole === null) return []
  let inner = whole
  for (let i = 0; i < MAX_PEELED; i++) {
    const peeled = peel(picture, inner.box, ground.colour)
    if (peeled === null) break
    ;({ ground, layer: inner } = peeled)
  }
  if (inner === whole) return isPlain(whole) ? [] : [{ view: 'whole', layer: whole }]
  const isFilled = filledShare(whole) > MAX_FILLED
  return [...(isFilled ? [] : [{ view: 'whole', layer: whole } as const]), { view: 'peeled', layer: inner }]
}

function layerOf(picture: ColourPicture, ground: Ground, region: Box): InkLayer | null {
  const ink = inkMap(picture, ground, region)
  clearCorners(ink, picture, region)
  const box = inkBox(ink, picture.width, region, VISIBLE_INK)
  return box === null ? null : { width: picture.width, ink, box }
}

/** What is inside the frame or plate of a box; null if it has none, or nothing in it. */
function peel(picture: ColourPicture, box: Box, ground: Colour): { readonly ground: Ground; readonly layer: InkLayer } | null {
  for (const inset of INSETS) {
    const inside = insideOf(box, inset)
    const plate = inside === null ? null : plateOf(picture, inside, ground)
    const layer = inside === null || plate === null ? null : layerOf(picture, plainGround(plate), inside)
    if (plate !== null && layer !== null && isEnough(picture, layer)) return { ground: plainGround(plate), layer }
  }
  return null
}

/** A box without its edges, where frames and plates blend into the ground; null for small ones. */
function insideOf({ left, top, right, bottom }: Box, share: number): Box | null {
  const inset = Math.max(1, Math.round(share * Math.min(right - left, bottom - top)))
  const inside = { left: left + inset, top: top + inset, right: right - inset, bottom: bottom - inset }
  return inside.right - inside.left < 3 || inside.bottom - inside.top < 3 ? null : inside
}

/** The colour of a frame or plate that covers the edges of a box; null if there is none. */
function plateOf(picture: ColourPicture, inside: Box, ground: Colour): Colour | null {
  const median = ringMedian(picture, inside)
  if (colourDistance(median, ground) < GROUND_DISTANCE) return null
  const ring = ringOf(inside, picture.width, 1)
  const like = ring.filter((place) => distanceAt(picture, place, median) <= RING_DISTANCE).length
  return like >= RING_SHARE * ring.length ? median : null
}

function isEnough({ width, height }: ColourPicture, { ink, box }: InkLayer): boolean {
  const sum = ink.reduce((total, value) => total + value, 0)
  return sum >= MIN_INNER_INK * width * height && areaOf(box) >= MIN_INNER_BOX * width * height
}

/** A completely filled box is a plate with nothing on it; all of them look alike. */
function isPlain(layer: InkLayer): boolean {
  return filledShare(layer) > 0.995
}

function filledShare({ ink, width, box }: InkLayer): number {
  let filled = 0
  for (let y = box.top; y < box.bottom; y++) {
    for (let i = y * width + box.left; i < y * width + box.right; i++) if (ink[i]! > VISIBLE_INK) filled++
  }
  return filled / areaOf(box)
}
