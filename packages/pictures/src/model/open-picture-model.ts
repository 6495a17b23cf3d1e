import type { PictureModel } from '../picture-model.ts'
import { readBuiltInProjections } from '../projection/built-in-projections.ts'
import { readProjection } from '../projection/stored-projection.ts'
import { builtInModel } from './built-in-model.ts'
import { openOnnxPictureModel } from './onnx/onnx-picture-model.ts'

/** The files of a model; null for those that come with Gezhi, or for none. */
export interface PictureModelFiles {
  /** Folder of a network (`openOnnxPictureModel`). */
  readonly network: string | null
  /** Projections learned from the operator's own pictures (`storedProjection`). */
  readonly mark: Uint8Array | null
  readonly drawing: Uint8Array | null
}

/** Opens the model of these files. Throws `PictureModelError`, and a RangeError for projections of other versions. */
export async function openPictureModel({ network, mark, drawing }: PictureModelFiles): Promise<PictureModel> {
  const shipped = readBuiltInProjections()
  const projections = {
    mark: mark === null ? shipped.mark : readProjection(mark),
    drawing: drawing === null ? shipped.drawing : readProjection(drawing),
  }
  return network === null ? builtInModel(projections) : openOnnxPictureModel(network, projections)
}
