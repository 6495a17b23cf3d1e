import type { PictureView, Orientation } from '../picture-model.ts'
import type { ColourPicture } from './colour-picture.ts'
import { ringMedian } from './ink-map.ts'

/** A picture mirrored and turned clockwise; what a turn uncovers has the colour of the ground. Quarter turns change no pixel. */
export function orientedPicture(picture: ColourPicture, { degrees, mirrored }: Orientation): ColourPicture {
  const { width, height } = turnedSize(picture, degrees)
  const ground = ringMedian(picture, { left: 0, top: 0, right: picture.width, bottom: picture.height })
  const pixels = new Uint8Array(width * height * 3)
  const { cosine, sine } = rotation(degrees)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [x + 0.5 - width / 2, y + 0.5 - height / 2]
      const fromX = across * cosine + down * sine
      const column = (mirrored ? -fromX : fromX) + picture.width / 2 - 0.5
      const row = down * cosine - across * sine + picture.height / 2 - 0.5
      for (let channel = 0; channel < 3; channel++)
        pixels[(y * width + x) * 3 + channel] = sample(picture, column, row, channel, ground[channel]!)
    }
  }
  return { width, height, pixels }
}

/** The box of an oriented picture (of `PictureView`) in the upright one: that of its four turned corners. */
export function uprightBox(box: PictureView['box'], picture: Size, orientation: Orientation): PictureView['box'] {
  const corners = [0, 1, 2, 3].map((corner) =>
    uprightPoint([box[corner & 1 ? 2 : 0] / 255, box[corner & 2 ? 3 : 1] / 255], picture, orientation),
  )
  const byte = (share: number): number => Math.round(255 * Math.min(1, Math.max(0, share)))
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [byte(Math.min(...columns)), byte(Math.min(...rows)), byte(Math.max(...columns)), byte(Math.max(...rows))]
}

/** A point of an oriented picture in the upright one of this size, both in shares of width and height. */
export function uprightPoint([x, y]: readonly [number, number], upright: Size, { degrees, mirrored }: Orientation): [number, number] {
  const { width, height } = turnedSize(upright, degrees)
  const { cosine, sine } = rotation(degrees)
  const [across, down] = [(x - 0.5) * width, (y - 0.5) * height]
  const fromX = across * cosine + down * sine
  return [(mirrored ? -fromX : fromX) / upright.width + 0.5, (down * cosine - across * sine) / upright.height + 0.5]
}

/** The inverse of `uprightPoint`. */
export function orientedPoint([x, y]: readonly [number, number], upright: Size, { degrees, mirrored }: Orientation): [number, number] {
  const { width, height } = turnedSize(upright, degrees)
  const { cosine, sine } = rotation(degrees)
  const [fromX, down] = [(mirrored ? 0.5 - x : x - 0.5) * upright.width, (y - 0.5) * upright.height]
  return [(fromX * cosine - down * sine) / width + 0.5, (fromX * sine + down * cosine) / height + 0.5]
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Cosine and sine of a clockwise turn, exact for quarter turns. */
function rotation(degrees: number): { readonly cosine: number; readonly sine: number } {
  const angle = (degrees * Math.PI) / 180
  const exact = (value: number): number => (Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : value)
  return { cosine: exact(Math.cos(angle)), sine: exact(Math.sin(angle)) }
}

function turnedSize({ width, height }: Size, degrees: number): Size {
  const { cosine, sine } = rotation(degrees)
  const [a, b] = [Math.abs(cosine), Math.abs(sine)]
  return { width: Math.round(width * a + height * b), height: Math.round(width * b + height * a) }
}

/** The value between four pixels; outside the picture that of the ground. */
function sample({ width, height, pixels }: ColourPicture, x: number, y: number, channel: number, ground: number): number {
  const [left, top] = [Math.floor(x + 1e-6), Math.floor(y + 1e-6)]
  const [right, down] = [Math.max(0, x - left), Math.max(0, y - top)]
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? ground : pixels[(row * width + column) * 3 + channel]!
  if (right < 1e-6 && down < 1e-6) return at(left, top)
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  return Math.round(upper * (1 - down) + (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down)
}
