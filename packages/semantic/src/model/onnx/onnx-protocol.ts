import { defineThread, type ThreadErrors } from '@gezhi/threads'
import { EmbeddingModelError } from '../embedding-model.ts'
import type { OnnxSettings } from './onnx-settings.ts'

/** Start-up data of a thread with a model. */
export interface OnnxThreadSettings {
  readonly folder: string
  readonly settings: OnnxSettings
}

export interface OnnxOperations {
  /** A vector for each text, in order. */
  readonly embed: { readonly request: readonly string[]; readonly response: readonly Float32Array[] }
}

/** Any error other than an `EmbeddingModelError` is a wrong response of the model. */
const ERRORS: ThreadErrors<{ readonly reason: EmbeddingModelError['reason']; readonly message: string }> = {
  encode: (error) => ({
    reason: error instanceof EmbeddingModelError ? error.reason : 'wrong-answer',
    message: error instanceof Error ? error.message : String(error),
  }),
  decode: ({ reason, message }) => new EmbeddingModelError(reason, message),
  failure: (_, message, cause) => new EmbeddingModelError('wrong-answer', `The embedding model: ${message}`, { cause }),
}

export const ONNX_THREAD = defineThread<OnnxOperations, OnnxThreadSettings>(new URL('./onnx-thread.ts', import.meta.url), ERRORS)
