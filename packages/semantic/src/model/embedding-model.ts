/**
 * Converts texts to vectors. The engine's own model is learned from its records and does not use this port; this is for pretrained
 * models. Calls may run concurrently. Rejects with `EmbeddingModelError`, or with the signal's reason.
 */
export interface EmbeddingModel {
  /** Kind, name, dimensions and everything else its vectors depend on: vectors of different ids are never compared. */
  readonly id: string
  readonly dimensions: number
  readonly limits: EmbeddingModelLimits
  /**
   * One vector per text, in order, each of length 1; zeros for an empty text. Longer texts are truncated to the limit. `as`: some models
   * distinguish questions and documents. Accepts any number of texts and splits them into batches.
   */
  embed(texts: readonly string[], as: 'document' | 'query', signal: AbortSignal): Promise<Float32Array[]>
  close(): Promise<void>
}

export interface EmbeddingModelLimits {
  /** Maximum texts per call. */
  readonly batch: number
  /** Maximum length of a text in UTF-16 units. */
  readonly characters: number
}

/** Why a model returned no vectors. `retry`: the same call may succeed later. */
export class EmbeddingModelError extends Error {
  readonly reason: 'unreachable' | 'refused' | 'wrong-answer' | 'not-installed'
  readonly retry: boolean

  constructor(reason: EmbeddingModelError['reason'], message: string, options?: ErrorOptions & { retry?: boolean }) {
    super(message, options)
    this.name = 'EmbeddingModelError'
    this.reason = reason
    this.retry = options?.retry ?? false
  }
}
