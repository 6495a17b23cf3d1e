import type { RawPicture } from '../decode/raw-picture.ts'
import { composed } from '../ink/colour-picture.ts'
import { SHAPE_DIMENSIONS, type DescribeOptions, type PictureKind, type PictureModel, type PictureView } from '../picture-model.ts'
import { projectColour, projectShape } from '../projection/projection.ts'
import { readBuiltInProjections, type Projections } from '../projection/built-in-projections.ts'
import { orientedViews } from './oriented-views.ts'
import { pictureSimilarity } from './picture-similarity.ts'

/** Changes with everything before the projection: rows of other versions cannot be compared. */
const PIPELINE_VERSION = 4

/** A model that describes at once. */
export interface BuiltInModel extends PictureModel {
  describe(picture: RawPicture, kind: PictureKind, options: DescribeOptions): PictureView[]
}

/**
 * The model that needs no download: gradients, texture and colours of the ink of a picture, projected to few numbers. `projections`: those
 * an operator learned from own pictures, or the built-in ones.
 */
export function builtInModel(projections: Projections = readBuiltInProjections()): BuiltInModel {
  return {
    id: `built-in-${PIPELINE_VERSION}-${projections.mark.id}-${projections.drawing.id}`,
    shapeDimensions: SHAPE_DIMENSIONS,
    describe: (picture, kind, options) =>
      orientedViews(picture, kind, options).map(({ view, box, orientation, blocks }) => ({
        view,
        box,
        shape: projectShape(projections[kind], blocks.shape),
        colour: projectColour(projections[kind], blocks.colour),
        orientation,
      })),
    explain: (a, b, kind, orientation) =>
      pictureSimilarity(composed(a), composed(b), kind, orientation, projections[kind], b.detail && composed(b.detail)),
  }
}
