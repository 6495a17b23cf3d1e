import type { Box } from '../ink/box.ts'
import type { ColourPicture } from '../ink/colour-picture.ts'
import { drawingWindows } from '../ink/drawing-windows.ts'
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
  /** In pixels of the decoded picture; edges of windows of drawings may lie between two. */
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

/**
 * The blocks of all views of a picture, outermost first; empty for a blank picture. Parts of marks are what empty strips separate; those of
 * drawings are windows of `detail`, the same picture in the same or a larger size.
 */
export function viewBlocks(picture: ColourPicture, kind: PictureKind, parts: boolean, detail: ColourPicture = picture): ViewBlocks[] {
  const layers = inkLayers(picture)
  const innermost = layers.at(-1)?.layer
  const blocksOf = (view: PictureView['view'], layer: InkLayer, box: Box): ViewBlocks => ({
    view,
    box,
    shape: shapeBlocks({ width: layer.width, values: layer.ink }, box, kind),
    colour: colourBlock(picture, layer.ink, box),
  })
  const views = layers.map(({ view, layer }) => blocksOf(view, layer, layer.box))
  if (!parts || innermost === undefined) return views
  if (kind === 'mark') return [...views, ...markParts(innermost).map((box) => blocksOf('part', innermost, box))]
  return [...views, ...windowBlocks(detail, picture, views.at(-1)!.colour)]
}

/** Windows have the colours of the whole drawing. */
function windowBlocks(detail: ColourPicture, picture: ColourPicture, colour: Float32Array): ViewBlocks[] {
  const layer = inkLayers(detail).at(-1)?.layer
  if (layer === undefined) return []
  const [across, down] = [picture.width / detail.width, picture.height / detail.height]
  return drawingWindows(layer).map((box) => ({
    view: 'part',
    box: { left: box.left * across, top: box.top * down, right: box.right * across, bottom: box.bottom * down },
    shape: shapeBlocks({ width: layer.width, values: layer.ink }, box, 'drawing'),
    colour,
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
