import { areaOf, inkBox, type Box } from './box.ts'
import { VISIBLE_INK, type InkLayer } from './ink-layers.ts'

/** A caption is at most this share of the drawing in one direction and this one in the other, separated by an empty strip. */
const MAX_DEPTH = 0.12
const MAX_LENGTH = 0.5
const MIN_GAP = 2
/** What remains is at least this share of the box. */
const MIN_REST = 0.6

/**
 * The box of a drawing without captions: short lines of text beside it, such as “FIG. 1”, also on a sheet that lies on its side. Drawings
 * are often cut out without them, and one with another number is the same drawing.
 */
export function withoutCaptions(layer: InkLayer): Box {
  let { box } = layer
  for (const side of ['bottom', 'top', 'left', 'right'] as const) box = withoutCaption(layer, box, side)
  return areaOf(box) < MIN_REST * areaOf(layer.box) ? layer.box : box
}

function withoutCaption({ ink, width }: InkLayer, box: Box, side: keyof Box): Box {
  const isRow = side === 'bottom' || side === 'top'
  const [from, to] = isRow ? [box.top, box.bottom] : [box.left, box.right]
  // Line 0 is at the edge of the box on this side.
  const line = (depth: number): Box => {
    const at = side === 'bottom' || side === 'right' ? to - 1 - depth : from + depth
    return isRow ? { ...box, top: at, bottom: at + 1 } : { ...box, left: at, right: at + 1 }
  }
  const isEmpty = (depth: number): boolean => inkBox(ink, width, line(depth), VISIBLE_INK) === null
  const deepest = Math.floor(MAX_DEPTH * (to - from))
  let text = 0
  while (text <= deepest && !isEmpty(text)) text++
  if (text === 0 || text > deepest) return box
  let gap = 0
  while (text + gap < to - from && isEmpty(text + gap)) gap++
  if (gap < MIN_GAP) return box
  const edge = side === 'bottom' || side === 'right' ? to - text : from + text
  const inner = side === 'bottom' || side === 'right' ? to - text - gap : from + text + gap
  const opposite = { bottom: 'top', top: 'bottom', left: 'right', right: 'left' } as const
  const caption = inkBox(ink, width, { ...box, [opposite[side]]: edge }, VISIBLE_INK)
  const rest = inkBox(ink, width, { ...box, [side]: inner }, VISIBLE_INK)
  if (caption === null || rest === null) return box
  const length = isRow ? caption.right - caption.left : caption.bottom - caption.top
  return length > MAX_LENGTH * (isRow ? box.right - box.left : box.bottom - box.top) ? box : rest
}
