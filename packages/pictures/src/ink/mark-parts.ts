import { areaOf, inkBox, type Box } from './box.ts'
import { VISIBLE_INK, type InkLayer } from './ink-layers.ts'

/** An empty strip separates parts if it is at least this wide, in pixels and as a share of the longer side. */
const MIN_STRIP = 3
const MIN_STRIP_SHARE = 0.045
const LEVELS = 2
const MAX_PARTS = 3
/** A part has this share of the ink, and more than so many pixels on its longer and shorter side. */
const MIN_INK_SHARE = 0.12
const MIN_LONG_SIDE = 10
const MIN_SHORT_SIDE = 8

/** Boxes of the largest parts of a mark that empty strips separate, largest first; empty if nothing separates parts. */
export function markParts(layer: InkLayer): Box[] {
  const minStrip = Math.max(MIN_STRIP, MIN_STRIP_SHARE * Math.max(layer.box.right - layer.box.left, layer.box.bottom - layer.box.top))
  const total = inkOf(layer, layer.box)
  return divided(layer, layer.box, minStrip, LEVELS)
    .filter((box) => isLarge(box) && inkOf(layer, box) >= MIN_INK_SHARE * total)
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, MAX_PARTS)
}

/** The boxes on both sides of the widest empty strip, and those within each of them. */
function divided(layer: InkLayer, box: Box, minStrip: number, levels: number): Box[] {
  const cut = levels === 0 ? null : widestStrip(layer, box, minStrip)
  return (cut ?? []).flatMap((side) => {
    const tight = inkBox(layer.ink, layer.width, side, VISIBLE_INK)
    return tight === null ? [] : [tight, ...divided(layer, tight, minStrip, levels - 1)]
  })
}

/** The boxes on both sides of the widest empty strip across a box; null if none is wide enough. */
function widestStrip({ ink, width }: InkLayer, box: Box, minStrip: number): [Box, Box] | null {
  const columns = new Uint8Array(box.right - box.left)
  const rows = new Uint8Array(box.bottom - box.top)
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) if (ink[y * width + x]! > VISIBLE_INK) rows[y - box.top] = columns[x - box.left] = 1
  }
  const [column, row] = [widestGap(columns), widestGap(rows)]
  if (Math.max(column.size, row.size) < minStrip) return null
  if (column.size >= row.size) {
    const middle = box.left + column.middle
    return [
      { ...box, right: middle },
      { ...box, left: middle },
    ]
  }
  const middle = box.top + row.middle
  return [
    { ...box, bottom: middle },
    { ...box, top: middle },
  ]
}

function widestGap(used: Uint8Array): { readonly size: number; readonly middle: number } {
  let [best, end, size] = [0, 0, 0]
  used.forEach((isUsed, i) => {
    size = isUsed === 1 ? 0 : size + 1
    if (size > best) [best, end] = [size, i + 1]
  })
  return { size: best, middle: end - (best >> 1) }
}

function isLarge({ left, top, right, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top]
  return Math.max(width, height) > MIN_LONG_SIDE && Math.min(width, height) > MIN_SHORT_SIDE
}

function inkOf({ ink, width }: InkLayer, box: Box): number {
  let sum = 0
  for (let y = box.top; y < box.bottom; y++) for (let i = y * width + box.left; i < y * width + box.right; i++) sum += ink[i]!
  return sum
}
