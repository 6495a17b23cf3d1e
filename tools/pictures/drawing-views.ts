import { composed, decodePicture, type ColourPicture, type RawPicture } from '@gezhi/pictures'
import sharp, { type Sharp } from 'sharp'
import { lineDrawing } from './line-drawing.ts'

/** How views of one object differ: in proportions, orientation, side and detail. */
const CHANGES: readonly ((picture: ColourPicture) => Sharp)[] = [
  open,
  (picture) => open(picture).resize(Math.round(picture.width * 1.3), picture.height, { fit: 'fill' }),
  (picture) => open(picture).rotate(90),
  (picture) => open(picture).flop(),
  (picture) => open(picture).extract(innerOf(picture)),
]

const INNER = 0.76

/** Line drawings of a picture as if they were views of one object: a family to learn from. */
export async function drawingViews(picture: RawPicture): Promise<RawPicture[]> {
  const opaque = composed(picture)
  return await Promise.all(
    CHANGES.map(async (change) => {
      const changed = composed(await decoded(change(opaque)))
      return await decoded(await lineDrawing(changed))
    }),
  )
}

function open({ pixels, width, height }: ColourPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

function innerOf({ width, height }: ColourPicture): { left: number; top: number; width: number; height: number } {
  const [across, down] = [Math.round(width * INNER), Math.round(height * INNER)]
  return { left: (width - across) >> 1, top: (height - down) >> 1, width: across, height: down }
}

async function decoded(picture: Sharp): Promise<RawPicture> {
  return await decodePicture(await picture.png().toBuffer())
}
