import { FRAME_SIDE, frameSize } from '../blocks/frame.ts'
import { GRADIENT_CELLS, GRADIENT_DIRECTIONS } from '../blocks/gradient-block.ts'
import { SQUARED, viewBlocks, type ViewBlocks } from '../blocks/view-blocks.ts'
import type { ColourPicture } from '../ink/colour-picture.ts'
import { orientedPicture, orientedPoint, uprightBox, uprightPoint } from '../ink/oriented-picture.ts'
import type { LikeRegion, Orientation, PictureKind, PictureSimilarity } from '../picture-model.ts'
import { projectShape, type Projection } from '../projection/projection.ts'
import { cosine, viewPenalty } from '../score/view-score.ts'
import { viewBox } from './view-box.ts'

/**
 * The two views that are most alike, and in which cells their gradients agree; null if one of the pictures is blank. `orientation`: how the
 * first picture is turned and mirrored before. `detail`: the second one in a larger size, where its parts are described.
 */
export function pictureSimilarity(
  a: ColourPicture,
  b: ColourPicture,
  kind: PictureKind,
  orientation: Orientation | null,
  projection: Projection,
  detail: ColourPicture = b,
): PictureSimilarity | null {
  const turned = orientation === null ? a : orientedPicture(a, orientation)
  const [viewsA, viewsB] = [viewBlocks(turned, kind, kind === 'mark'), viewBlocks(b, kind, true, detail)].map((views) =>
    views.map((view) => ({ ...view, vector: projectShape(projection, view.shape) })),
  ) as [ComparedBlocks[], ComparedBlocks[]]
  const pairs = viewsA.flatMap((viewA) => viewsB.map((viewB) => ({ viewA, viewB, score: pairScore(viewA, viewB) })))
  if (pairs.length === 0) return null
  const { viewA, viewB, score } = pairs.reduce((best, pair) => (pair.score > best.score ? pair : best))
  const cells = likeCells(viewA.shape, viewB.shape)
  const regionA = regionOf(viewA, turned, cells)
  return { score, a: orientation === null ? regionA : uprightRegion(regionA, a, orientation), b: regionOf(viewB, b, cells) }
}

interface ComparedBlocks extends ViewBlocks {
  readonly vector: Int8Array
}

function pairScore(a: ComparedBlocks, b: ComparedBlocks): number {
  const penalty = viewPenalty({ view: a.view, orientation: null }, b.view === 'part')
  return cosine(a.vector, b.vector, 0) - penalty
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

/** Gradients are those of a square frame, which contains the box with a margin. */
function regionOf(view: ViewBlocks, picture: ColourPicture, cells: Float32Array): LikeRegion {
  const { left, top, right, bottom } = view.box
  const { across, down } = frameSize(view.box, SQUARED)
  const width = ((right - left) * FRAME_SIDE) / across / picture.width
  const height = ((bottom - top) * FRAME_SIDE) / down / picture.height
  const [x, y] = [(left + right) / 2 / picture.width, (top + bottom) / 2 / picture.height]
  return { box: viewBox(view, picture), area: [x - width / 2, y - height / 2, x + width / 2, y + height / 2], cells }
}

/** A region of a turned picture in the upright one: the area around its turned corners, where no cell of it lies 0. */
function uprightRegion({ box, area, cells }: LikeRegion, picture: ColourPicture, orientation: Orientation): LikeRegion {
  const [left, top, right, bottom] = area
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => uprightPoint([x, y], picture, orientation)))
  const [columns, rows] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const around = [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)] as const
  const upright = Float32Array.from(cells, (_, cell) => {
    const [across, down] = [cell % GRADIENT_CELLS, Math.floor(cell / GRADIENT_CELLS)].map((place) => (place + 0.5) / GRADIENT_CELLS)
    const point = [around[0] + across! * (around[2] - around[0]), around[1] + down! * (around[3] - around[1])] as const
    const [x, y] = orientedPoint(point, picture, orientation)
    const column = Math.floor(((x - left) / (right - left)) * GRADIENT_CELLS)
    const row = Math.floor(((y - top) / (bottom - top)) * GRADIENT_CELLS)
    const isInside = column >= 0 && row >= 0 && column < GRADIENT_CELLS && row < GRADIENT_CELLS
    return isInside ? cells[row * GRADIENT_CELLS + column]! : 0
  })
  return { box: uprightBox(box, picture, orientation), area: around, cells: upright }
}
