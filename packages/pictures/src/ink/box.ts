/** A rectangle of pixels; right and bottom are exclusive. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Its number of pixels. */
export function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top)
}

/** The smallest box within another that contains all ink above the threshold; null if there is none. `width`: pixels per row of `ink`. */
export function inkBox(ink: Float32Array, width: number, within: Box, threshold: number): Box | null {
  let { left: right, top: bottom, right: left, bottom: top } = within
  for (let y = within.top; y < within.bottom; y++) {
    for (let x = within.left; x < within.right; x++) {
      if (ink[y * width + x]! <= threshold) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return left < right ? { left, top, right, bottom } : null
}

/** Indices of the pixels of a rectangular ring of some width along the edges of a box. */
export function ringOf(box: Box, width: number, thickness: number): Int32Array {
  const inner = { left: box.left + thickness, top: box.top + thickness, right: box.right - thickness, bottom: box.bottom - thickness }
  const places: number[] = []
  for (let y = box.top; y < box.bottom; y++) {
    const isEdge = y < inner.top || y >= inner.bottom
    for (let x = box.left; x < box.right; x++) {
      if (!isEdge && x === inner.left && inner.right > inner.left) x = inner.right
      places.push(y * width + x)
    }
  }
  return Int32Array.from(places)
}
