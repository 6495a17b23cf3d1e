export {
  COLOUR_DIMENSIONS,
  SHAPE_DIMENSIONS,
  type DescribeOptions,
  type LikeRegion,
  type Orientation,
  type PictureKind,
  type PictureSimilarity,
  type PictureModel,
  type PictureView,
} from './picture-model.ts'
export { pictureSignature, signatureWords } from './picture-signature.ts'
export { hashDistance, perceptualHash } from './perceptual-hash.ts'
export { decodePicture, PICTURE_LIMITS, type DecodeOptions } from './decode/decode-picture.ts'
export { PictureError, type PictureErrorCode } from './decode/picture-error.ts'
export { DECODED_SIDE, type RawPicture } from './decode/raw-picture.ts'
export { areaAround, flatPicture } from './ink/flat-picture.ts'
export { projectedPoint, type Quadrilateral } from './ink/quadrilateral.ts'
export { sheetContent, type PictureShare, type SheetContent } from './ink/sheet-content.ts'
export { composed, type ColourPicture } from './ink/colour-picture.ts'
export { builtInModel } from './model/built-in-model.ts'
export { openPictureModel, type PictureModelFiles } from './model/open-picture-model.ts'
export { PictureModelError } from './model/onnx/picture-model-error.ts'
export { PROJECTIONS_FOLDER, readBuiltInProjections, type Projections } from './projection/built-in-projections.ts'
export { learnProjection, MIN_TRAINING_PICTURES, trainingBlocks, type TrainingBlocks } from './projection/learn-projection.ts'
export { readProjection, storedProjection } from './projection/stored-projection.ts'
export { scanPictures, type PictureHit, type PictureScan, type RowVectors, type ScannedRows } from './scan/scan-pictures.ts'
export { defaultColourWeight } from './score/colour-weight.ts'
export { similarityBandOf, type SimilarityBand } from './score/similarity-bands.ts'
export { SEARCHED_ORIENTATIONS } from './score/orientations.ts'
export { type ViewScore } from './score/view-score.ts'
