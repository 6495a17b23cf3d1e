import type { Box } from '../ink/box.ts'
import type { ColourPicture } from '../ink/colour-picture.ts'
import { inkLayers } from '../ink/ink-layers.ts'
import { markParts } from '../ink/mark-parts.ts'
import type { PictureView } from '../picture-model.ts'
import { colourBlock } from './colour-block.ts'
import { frameOf } from './frame.ts'
import { gradientBlock } from './gradient-block.ts'
import { polarBlock } from './polar-block.ts'
import { textureBlock } from './texture-block.ts'

/** Numbers of the blocks of a view, before projection. */
export const SHAPE_BLOCKS = 512 + 512 + 144 + 144
export const COLOUR_BLOCKS = 64 + 75

/** The blocks of one view. */
export interface ViewBlocks {
  readonly view: PictureView['view']
  /** In pixels of the decoded picture. */
  readonly box: Box
  readonly shape: Float32Array
  readonly colour: Float32Array
}

/** Exponents of the two frames: one keeps the detail of wide marks, the other their proportions. */
const SQUARED = 0.35
const TRUE = 1
/** Weights of polar and texture beside gradients. */
const POLAR_WEIGHT = 0.6
const TEXTURE_WEIGHT = 0.6

/** The blocks of all views of a picture, outermost first; empty for a blank picture. */
export function viewBlocks(picture: ColourPicture, parts: boolean): ViewBlocks[] {
  const layers = inkLayers(picture)
  const innermost = layers.at(-1)
  const views = [
    ...layers.map(({ view, layer }) => ({ view, layer, box: layer.box })),
    ...(parts && innermost !== undefined
      ? markParts(innermost.layer).map((box) => ({ view: 'part', layer: innermost.layer, box }) as const)
      : []),
  ]
  return views.map(({ view, layer, box }) => ({
    view,
    box,
    shape: shapeBlocks({ width: layer.width, values: layer.ink }, box),
    colour: colourBlock(picture, layer.ink, box),
  }))
}

function shapeBlocks(ink: { readonly width: number; readonly values: Float32Array }, box: Box): Float32Array {
  const [squared, proportional] = [frameOf(ink, box, SQUARED), frameOf(ink, box, TRUE)]
  const blocks = new Float32Array(SHAPE_BLOCKS)
  blocks.set(gradientBlock(squared))
  blocks.set(gradientBlock(proportional), 512)
  blocks.set(
    polarBlock(proportional).map((value) => value * POLAR_WEIGHT),
    1024,
  )
  blocks.set(
    textureBlock(squared).map((value) => value * TEXTURE_WEIGHT),
    1168,
  )
  return blocks
}
