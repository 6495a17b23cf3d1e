import type { ViewBlocks } from '../blocks/view-blocks.ts'
import type { ColourPicture } from '../ink/colour-picture.ts'
import type { PictureView } from '../picture-model.ts'

/** The box of a view in 1/255 of width and height. */
export function viewBox({ box }: Pick<ViewBlocks, 'box'>, { width, height }: ColourPicture): PictureView['box'] {
  const byte = (value: number, side: number): number => Math.round((255 * value) / side)
  return [byte(box.left, width), byte(box.top, height), byte(box.right, width), byte(box.bottom, height)]
}
