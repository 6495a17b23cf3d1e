import { areaOf, inkBox, type Box } from './box.ts'
import { VISIBLE_INK, type InkLayer } from './ink-layers.ts'
import { withoutCaptions } from './without-captions.ts'

/** Sides of windows as shares of the ink box, and windows per direction: crops of 0.5 to 1 of a side resemble one of them. */
const WINDOW_SHARES = [0.75, 0.6]
const WINDOWS_PER_SIDE = 3
/** Smaller windows show no more than a few strokes. */
const MIN_SIDE = 12
/** Of windows that share so much of their joint area only the first is described. */
const MAX_OVERLAP = 0.85

/**
 * The drawing without its captions, and overlapping windows over its ink, each reduced to the ink in it, as is a crop of the drawing: lines of a drawing touch, so that
 * unlike marks it has no parts to take apart.
 */
export function drawingWindows(layer: InkLayer): Box[] {
  const drawn = withoutCaptions(layer)
  const windows = drawn === layer.box ? [] : [drawn]
  for (const window of WINDOW_SHARES.flatMap((share) => windowsOf(layer.box, share))) {
    const tight = inkBox(layer.ink, layer.width, window, VISIBLE_INK)
    if (tight === null || Math.min(tight.right - tight.left, tight.bottom - tight.top) < MIN_SIDE) continue
    if ([layer.box, ...windows].every((other) => overlapOf(tight, other) < MAX_OVERLAP)) windows.push(tight)
  }
  return windows
}

function windowsOf({ left, top, right, bottom }: Box, share: number): Box[] {
  const [width, height] = [right - left, bottom - top]
  const starts = Array.from({ length: WINDOWS_PER_SIDE }, (_, i) => (i * (1 - share)) / (WINDOWS_PER_SIDE - 1))
  return starts.flatMap((across) =>
    starts.map((down) => ({
      left: Math.round(left + across * width),
      top: Math.round(top + down * height),
      right: Math.round(left + (across + share) * width),
      bottom: Math.round(top + (down + share) * height),
    })),
  )
}

/** The area in both boxes as a share of that in either. */
function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const both = Math.max(0, width) * Math.max(0, height)
  return both / (areaOf(a) + areaOf(b) - both)
}
