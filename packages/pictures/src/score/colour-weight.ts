import type { RawPicture } from '../decode/raw-picture.ts'
import { composed } from '../ink/colour-picture.ts'
import type { PictureKind } from '../picture-model.ts'

const MARK_WEIGHT = 0.1
/** A pixel is coloured if its channels differ by more than this; a picture with fewer of them than the share is black and white. */
const COLOURED = 40
const COLOURED_SHARE = 0.005

/** The weight of colour a search starts with: none for drawings and for black and white marks. */
export function defaultColourWeight(kind: PictureKind, picture: RawPicture): number {
  return kind === 'drawing' || isBlackAndWhite(picture) ? 0 : MARK_WEIGHT
}

function isBlackAndWhite(picture: RawPicture): boolean {
  const { pixels, width, height } = composed(picture)
  let coloured = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLOURED) coloured++
  }
  return coloured < COLOURED_SHARE * width * height
}
