import { resized } from '../../blocks/frame.ts'
import type { Box } from '../../ink/box.ts'
import type { ColourPicture } from '../../ink/colour-picture.ts'
import { ringMedian } from '../../ink/ink-map.ts'
import type { OnnxManifest } from './onnx-manifest.ts'

/** The content of a box as the input of a network: in its true proportions, centred on the colour of its edges. */
export function networkInput(picture: ColourPicture, box: Box, manifest: Pick<OnnxManifest, 'size' | 'layout' | 'mean' | 'deviation'>) {
  const { size, layout, mean, deviation } = manifest
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = size / Math.max(width, height)
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const [left, top] = [(size - across) >> 1, (size - down) >> 1]
  const ground = ringMedian(picture, box)
  const input = new Float32Array(3 * size * size)
  for (const channel of [0, 1, 2] as const) {
    const [start, step] = layout === 'nchw' ? [channel * size * size, 1] : [channel, 3]
    const put = (pixel: number, value: number) => (input[start + pixel * step] = (value / 255 - mean[channel]) / deviation[channel])
    for (let pixel = 0; pixel < size * size; pixel++) put(pixel, ground[channel])
    const values = Float32Array.from({ length: picture.width * picture.height }, (_, at) => picture.pixels[at * 3 + channel]!)
    const content = resized({ width: picture.width, values }, box, across, down)
    for (let y = 0; y < down; y++) for (let x = 0; x < across; x++) put((top + y) * size + left + x, content[y * across + x]!)
  }
  return { data: input, dims: layout === 'nchw' ? [1, 3, size, size] : [1, size, size, 3] }
}
