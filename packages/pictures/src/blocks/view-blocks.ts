import type { Box } from '../ink/box.ts'
import type { ColourPicture } from '../ink/colour-picture.ts'
import { inkLayers, type InkLayer } from '../ink/ink-layers.ts'
import { markParts } from '../ink/mark-parts.ts'
import type { PictureKind, PictureView } from '../picture-model.ts'
import { colourBlock } from './colour-block.ts'
import { frameOf, type Grid } from './frame.ts'
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
export const SQUARED = 0.35
const PROPORTIONAL = 1
/** Weights of polar magnitudes and texture beside gradients. Views of one object share the manner of its drawing rather than its outline. */
const WEIGHTS: Readonly<Record<PictureKind, { readonly polar: number; readonly texture: number }>> = {
  mark: { polar: 0.6, texture: 0.6 },
  drawing: { polar: 0.9, texture: 2.1 },
}

/** The blocks of all views of a picture, outermost first; empty for a blank picture. Only marks have parts. */
export function viewBlocks(picture: ColourPicture, kind: PictureKind, parts: boolean): ViewBlocks[] {
  const layers = inkLayers(picture)
  const views: { view: PictureView['view']; layer: InkLayer; box: Box }[] = layers.map(({ view, layer }) => ({
    view,
    layer,
    box: layer.box,
  }))
  const innermost = layers.at(-1)?.layer
  if (parts && kind === 'mark' && innermost !== undefined) {
    views.push(...markParts(innermost).map((box) => ({ view: 'part' as const, layer: innermost, box })))
  }
  return views.map(({ view, layer, box }) => ({
    view,
    box,
    shape: shapeBlocks({ width: layer.width, values: layer.ink }, box, kind),
    colour: colourBlock(picture, layer.ink, box),
  }))
}

function shapeBlocks(ink: Grid, box: Box, kind: PictureKind): Float32Array {
  const [squared, proportional] = [frameOf(ink, box, SQUARED), frameOf(ink, box, PROPORTIONAL)]
  const { polar, texture } = WEIGHTS[kind]
  const blocks = [
    gradientBlock(squared),
    gradientBlock(proportional),
    polarBlock(proportional).map((value) => value * polar),
    textureBlock(squared).map((value) => value * texture),
  ]
  const shape = new Float32Array(SHAPE_BLOCKS)
  let at = 0
  for (const block of blocks) {
    shape.set(block, at)
    at += block.length
  }
  return shape
}
