import type { RawPicture } from '../decode/raw-picture.ts'
import { viewBlocks } from '../blocks/view-blocks.ts'
import { composed, type ColourPicture } from '../ink/colour-picture.ts'
import { orientedPicture, uprightBox } from '../ink/oriented-picture.ts'
import type { DescribeOptions, Orientation, PictureKind, PictureModel, PictureView } from '../picture-model.ts'
import { projectColour, projectShape } from '../projection/projection.ts'
import { readBuiltInProjections, type Projections } from '../projection/built-in-projections.ts'
import { pictureLikeness } from './picture-likeness.ts'
import { viewBox } from './view-box.ts'

/** Changes with everything before the projection: rows of other versions cannot be compared. */
const PIPELINE_VERSION = 1

/**
 * The model that needs no download: gradients, texture and colours of the ink of a picture, projected to few numbers. `projections`: those
 * an operator learned from own pictures, or the built-in ones.
 */
export function builtInModel(projections: Projections = readBuiltInProjections()): PictureModel {
  const describe = (picture: RawPicture, kind: PictureKind, options: DescribeOptions): PictureView[] => {
    const opaque = composed(picture)
    const orientations = [null, ...(options.orientations ?? [])]
    return orientations.flatMap((orientation) => viewsOf(opaque, kind, projections, orientation, options.parts))
  }
  return {
    id: `built-in-${PIPELINE_VERSION}-${projections.mark.id}-${projections.drawing.id}`,
    kinds: ['mark', 'drawing'],
    describe,
    explain: (a, b, kind) => pictureLikeness(composed(a), composed(b), kind, projections[kind]),
  }
}

function viewsOf(
  upright: ColourPicture,
  kind: PictureKind,
  projections: Projections,
  orientation: Orientation | null,
  parts: boolean,
): PictureView[] {
  const picture = orientation === null ? upright : orientedPicture(upright, orientation)
  return viewBlocks(picture, kind, parts).map((blocks) => {
    const box = viewBox(blocks, picture)
    return {
      view: blocks.view,
      box: orientation === null ? box : uprightBox(box, upright, orientation),
      shape: projectShape(projections[kind], blocks.shape),
      colour: projectColour(projections[kind], blocks.colour),
      orientation,
    }
  })
}
