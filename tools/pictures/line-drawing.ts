import sharp, { type Sharp } from 'sharp'

/** Luminance changes by this share of the contrast of a picture are drawn. */
const MIN_CHANGE = 0.2

/** A picture of three channels as thin black lines on white, where its luminance changes. */
export async function lineDrawing({
  width,
  height,
  pixels,
}: {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}): Promise<Sharp> {
  const raw = { width, height, channels: 3 } as const
  const grey = await sharp(pixels, { raw }).greyscale().raw().toBuffer()
  const minChange = MIN_CHANGE * (grey.reduce((a, b) => Math.max(a, b), 0) - grey.reduce((a, b) => Math.min(a, b), 255))
  const lines = new Uint8Array(width * height * 3).fill(255)
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x
      const change = Math.hypot(grey[at + 1]! - grey[at]!, grey[at + width]! - grey[at]!)
      if (change > minChange) lines.fill(0, at * 3, at * 3 + 3)
    }
  }
  return sharp(lines, { raw })
}
