import { builtInModel, type PictureModel } from '@gezhi/pictures'

let model: PictureModel | undefined

/** The model of this installation. Each thread that describes pictures has its own. */
export function pictureModel(): PictureModel {
  model ??= builtInModel()
  return model
}
