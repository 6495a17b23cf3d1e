import { GRADIENT_CELLS, GRADIENT_DIRECTIONS } from '../blocks/gradient-block.ts'
import { viewBlocks, type ViewBlocks } from '../blocks/view-blocks.ts'
import type { ColourPicture } from '../ink/colour-picture.ts'
import type { PictureKind, PictureLikeness } from '../picture-model.ts'
import { projectShape, type Projection } from '../projection/projection.ts'
import { cosine, viewPenalty } from '../score/view-score.ts'
import { viewBox } from './view-box.ts'

/** The two views that are most alike, and in which cells their gradients agree; null if one of the pictures is blank. */
export function pictureLikeness(a: ColourPicture, b: ColourPicture, kind: PictureKind, projection: Projection): PictureLikeness | null {
  const [viewsA, viewsB] = [a, b].map((picture) => viewBlocks(picture, kind, true)) as [ViewBlocks[], ViewBlocks[]]
  const pairs = viewsA.flatMap((viewA) => viewsB.map((viewB) => ({ viewA, viewB, score: pairScore(viewA, viewB, projection) })))
  if (pairs.length === 0) return null
  const { viewA, viewB } = pairs.reduce((best, pair) => (pair.score > best.score ? pair : best))
  return { boxA: viewBox(viewA, a), boxB: viewBox(viewB, b), cells: likeCells(viewA.shape, viewB.shape) }
}

function pairScore(a: ViewBlocks, b: ViewBlocks, projection: Projection): number {
  const penalty = viewPenalty({ view: a.view, orientation: null }, b.view === 'part')
  return cosine(projectShape(projection, a.shape), projectShape(projection, b.shape), 0) - penalty
}

/** Products of the gradients (first block) of each cell, relative to the largest. */
function likeCells(a: Float32Array, b: Float32Array): Float32Array {
  const cells = Float32Array.from({ length: GRADIENT_CELLS ** 2 }, (_, cell) => {
    let sum = 0
    for (let i = cell * GRADIENT_DIRECTIONS; i < (cell + 1) * GRADIENT_DIRECTIONS; i++) sum += a[i]! * b[i]!
    return sum
  })
  const largest = cells.reduce((max, value) => Math.max(max, value), 0)
  return largest === 0 ? cells : cells.map((value) => value / largest)
}
