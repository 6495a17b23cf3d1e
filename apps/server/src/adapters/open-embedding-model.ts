import { openAiModel, openOnnxModel, type EmbeddingModel } from '@gezhi/semantic'
import type { Settings } from '../settings/settings.ts'

export type EmbeddingSettings = Pick<
  Settings,
  | 'GEZHI_EMBEDDING'
  | 'GEZHI_EMBEDDING_URL'
  | 'GEZHI_EMBEDDING_MODEL'
  | 'GEZHI_EMBEDDING_KEY'
  | 'GEZHI_EMBEDDING_DIMENSIONS'
  | 'GEZHI_EMBEDDING_FOLDER'
>

/**
 * The embedding model of the settings; null for the one learned from the records. A service is first called when vectors are needed; a
 * folder is read at once, and errors in it prevent the start.
 */
export async function openEmbeddingModel(settings: EmbeddingSettings): Promise<EmbeddingModel | null> {
  switch (settings.GEZHI_EMBEDDING) {
    case 'off':
      return null
    case 'openai':
      return openAiModel({
        base: settings.GEZHI_EMBEDDING_URL ?? '',
        model: settings.GEZHI_EMBEDDING_MODEL,
        dimensions: settings.GEZHI_EMBEDDING_DIMENSIONS,
        ...(settings.GEZHI_EMBEDDING_KEY !== '' && { key: settings.GEZHI_EMBEDDING_KEY }),
      })
    case 'onnx':
      return openOnnxModel(settings.GEZHI_EMBEDDING_FOLDER ?? '').catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The model in GEZHI_EMBEDDING_FOLDER cannot be used / 无法使用 GEZHI_EMBEDDING_FOLDER 中的模型: ${reason}`, {
          cause: error,
        })
      })
  }
}
