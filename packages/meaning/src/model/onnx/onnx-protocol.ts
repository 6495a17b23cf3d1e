import { defineThread, type ThreadErrors } from '@gezhi/threads'
import { MeaningModelError } from '../meaning-model.ts'
import type { OnnxSettings } from './onnx-settings.ts'

/** What a thread with a model is started with. */
export interface OnnxThreadSettings {
  readonly folder: string
  readonly settings: OnnxSettings
}

export interface OnnxOperations {
  /** A vector for each text, in their order. */
  readonly embed: { readonly request: readonly string[]; readonly response: readonly Float32Array[] }
}

/** Anything but a `MeaningModelError` is a wrong answer of the model. */
const ERRORS: ThreadErrors<{ readonly reason: MeaningModelError['reason']; readonly message: string }> = {
  encode: (error) => ({
    reason: error instanceof MeaningModelError ? error.reason : 'wrong-answer',
    message: error instanceof Error ? error.message : String(error),
  }),
  decode: ({ reason, message }) => new MeaningModelError(reason, message),
  failure: (_, message, cause) => new MeaningModelError('wrong-answer', `The embedding model: ${message}`, { cause }),
}

export const ONNX_THREAD = defineThread<OnnxOperations, OnnxThreadSettings>(new URL('./onnx-thread.ts', import.meta.url), ERRORS)
