import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddingModelError } from '../embedding-model.ts'

/** Contents of `embedding.json` in the folder of a model; everything is optional. */
export interface OnnxSettings {
  /** How the vectors of tokens are combined: their mean, or that of the first token. Default mean. */
  readonly pooling: 'mean' | 'cls'
  /** Prefix of a question and of a document, such as `query: ` and `passage: ` if the model was trained with them. Default none. */
  readonly queryPrefix: string
  readonly documentPrefix: string
  /** Maximum number of tokens per text. Default 512. */
  readonly maxTokens: number
}

const DEFAULTS: OnnxSettings = { pooling: 'mean', queryPrefix: '', documentPrefix: '', maxTokens: 512 }

/** Reads and validates them. Throws `EmbeddingModelError` if the file has unknown values. */
export async function readOnnxSettings(folder: string): Promise<OnnxSettings> {
  const text = await readFile(join(folder, 'embedding.json'), 'utf8').catch(() => '{}')
  const parsed = JSON.parse(text) as Partial<Record<keyof OnnxSettings, unknown>>
  const settings = { ...DEFAULTS, ...parsed } as OnnxSettings
  const unknown = Object.keys(parsed).filter((key) => !Object.hasOwn(DEFAULTS, key))
  const isSound = ['mean', 'cls'].includes(settings.pooling) && Number.isInteger(settings.maxTokens) && settings.maxTokens > 0
  if (unknown.length > 0 || !isSound) {
    throw new EmbeddingModelError(
      'wrong-answer',
      `embedding.json in ${folder} is not understood${unknown.length > 0 ? `: ${unknown.join(', ')}` : ''}`,
    )
  }
  return settings
}
