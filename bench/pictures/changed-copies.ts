import { join } from 'node:path'
import { composed, type RawPicture } from '@gezhi/pictures'
import sharp, { type Sharp } from 'sharp'
import { lineDrawing } from '../../tools/pictures/line-drawing.ts'

/** A picture of three channels. */
export interface OpaquePicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  /** The colour of its ground. */
  readonly ground: readonly [number, number, number]
}

/** A decoded picture without transparency, with the colour of its top left corner as its ground. */
export function opaquePicture(picture: RawPicture): OpaquePicture {
  const opaque = composed(picture)
  return { ...opaque, ground: [opaque.pixels[0]!, opaque.pixels[1]!, opaque.pixels[2]!] }
}

/** What happens to a picture before it is looked for again. `isTurned`: found only if orientations are tried. */
export interface PictureChange {
  readonly name: string
  readonly change: (picture: OpaquePicture) => Sharp | Promise<Sharp>
  readonly isTurned?: true
}

const FONT = join(import.meta.dirname, '../../packages/documents/fonts/NotoSansSC-Regular.ttf')

/** The changes of the benchmark. */
export const PICTURE_CHANGES: readonly PictureChange[] = [
  { name: 'copy', change: open },
  { name: 'resized to 64 px', change: (picture) => open(picture).resize(64, 64, { fit: 'inside' }) },
  { name: 'JPEG, quality 15', change: async (picture) => sharp(await open(picture).jpeg({ quality: 15 }).toBuffer()) },
  { name: 'blurred (σ 1.5)', change: (picture) => open(picture).blur(1.5) },
  { name: 'framed', change: framed },
  {
    name: 'uneven margin',
    change: (picture) => open(picture).extend({ ...margins(picture, [0.5, 0.1, 0.2, 0.3]), background: groundOf(picture) }),
  },
  { name: 'turned by 5°', change: (picture) => open(picture).rotate(5, { background: groundOf(picture) }) },
  { name: 'inverted', change: (picture) => open(picture).negate() },
  {
    name: 'recoloured',
    change: (picture) =>
      open(picture).recomb([
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
      ]),
  },
  { name: 'grey', change: (picture) => open(picture).greyscale() },
  { name: 'stretched by 1.3', change: (picture) => open(picture).resize(Math.round(picture.width * 1.3), picture.height, { fit: 'fill' }) },
  { name: 'inner 76 %', change: (picture) => open(picture).extract(innerOf(picture, 0.76)) },
  { name: 'text added', change: withText },
  { name: 'line drawing', change: lineDrawing },
  {
    name: 'left half',
    change: (picture) => open(picture).extract({ left: 0, top: 0, width: Math.ceil(picture.width / 2), height: picture.height }),
  },
  { name: 'photographed', change: photographed },
  { name: 'turned by 90°', change: (picture) => open(picture).rotate(90), isTurned: true },
  { name: 'mirrored', change: (picture) => open(picture).flop(), isTurned: true },
]

/** Marks printed on a sheet, photographed at these angles, and drawings scanned at them: searched upright and in any orientation. */
export const ANGLES = [5, 10, 15, 20, 30, 45] as const

/** A picture turned by an angle. */
export function turnedBy(degrees: number): PictureChange['change'] {
  return (picture) => open(picture).rotate(degrees, { background: groundOf(picture) })
}

/** A picture turned by an angle on a photographed sheet. */
export function photographedAt(degrees: number): PictureChange['change'] {
  return async (picture) => {
    const { data, info } = await open(picture)
      .rotate(degrees, { background: groundOf(picture) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return photographed({ ...picture, width: info.width, height: info.height, pixels: data })
  }
}

function open({ pixels, width, height }: OpaquePicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

function groundOf({ ground: [r, g, b] }: OpaquePicture): { r: number; g: number; b: number } {
  return { r, g, b }
}

/** Pixels on the left, top, right and bottom, as shares of the longer side. */
function margins(
  { width, height }: OpaquePicture,
  shares: readonly [number, number, number, number],
): Record<'left' | 'top' | 'right' | 'bottom', number> {
  const [left, top, right, bottom] = shares.map((share) => Math.round(share * Math.max(width, height))) as [number, number, number, number]
  return { left, top, right, bottom }
}

async function framed(picture: OpaquePicture): Promise<Sharp> {
  const { data, info } = await open(picture)
    .extend({ ...margins(picture, [0.08, 0.08, 0.08, 0.08]), background: groundOf(picture) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const contrast = picture.ground.reduce((sum, value) => sum + value, 0) > 382 ? '#111' : '#eee'
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).extend({
    ...margins(picture, [0.05, 0.05, 0.05, 0.05]),
    background: contrast,
  })
}

function innerOf({ width, height }: OpaquePicture, share: number): { left: number; top: number; width: number; height: number } {
  const [across, down] = [Math.round(width * share), Math.round(height * share)]
  return { left: (width - across) >> 1, top: (height - down) >> 1, width: across, height: down }
}

/** A line of text below the picture. */
async function withText(picture: OpaquePicture): Promise<Sharp> {
  const colour = picture.ground.reduce((sum, value) => sum + value, 0) > 382 ? 'black' : 'white'
  const text = await sharp({
    text: {
      text: `<span foreground="${colour}">Trading Co.</span>`,
      font: 'Noto Sans SC',
      fontfile: FONT,
      width: Math.round(picture.width * 0.9),
      height: Math.round(picture.width * 0.16),
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  const { data, info } = await open(picture)
    .extend({ ...margins(picture, [0, 0, 0, 0.25]), background: groundOf(picture) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = await sharp(text).metadata()
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).composite([
    { input: text, left: Math.max(0, (info.width - size.width) >> 1), top: info.height - size.height - 4 },
  ])
}

/** Printed in the middle of a sheet, held askew under uneven light, slightly out of focus, with noise. */
async function photographed(picture: OpaquePicture): Promise<Sharp> {
  const ground = groundOf(picture)
  const sheet = await open(picture)
    .extend({ ...margins(picture, [0.25, 0.3, 0.2, 0.25]), background: ground })
    .png()
    .toBuffer()
  const slanted = await sharp(sheet)
    .affine(
      [
        [1, 0.06],
        [-0.05, 0.96],
      ],
      { background: ground },
    )
    .blur(1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = slanted.info
  const lit = slanted.data.map((value, i) => {
    const [x, y] = [(Math.floor(i / 3) % width) / width, Math.floor(i / 3 / width) / height]
    const noise = ((Math.imul(i, 2_654_435_761) >>> 16) & 15) - 8
    return Math.max(0, Math.min(255, value * (0.95 - 0.2 * x - 0.1 * y) + noise))
  })
  return sharp(
    await sharp(lit, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}
