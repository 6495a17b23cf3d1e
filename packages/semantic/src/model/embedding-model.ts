/**
 * What turns texts into vectors. The engine's own model learns from its records and works on them where they lie; behind this port stand
 * models that come learned. Calls may run at the same time. Rejects with `EmbeddingModelError`, or with the signal's reason.
 */
export interface EmbeddingModel {
  /** Kind, name, dimensions and whatever else its vectors depend on: vectors of another id are never compared. */
  readonly id: string
  readonly dimensions: number
  readonly limits: EmbeddingModelLimits
  /**
   * One vector a text, in their order, each of length 1; zeros for a text that says nothing. Texts longer than the limit are cut there.
   * `as`: some models tell questions from documents. Any number of texts: the model makes batches of them.
   */
  embed(texts: readonly string[], as: 'document' | 'query', signal: AbortSignal): Promise<Float32Array[]>
  close(): Promise<void>
}

export interface EmbeddingModelLimits {
  /** Texts it takes at once. */
  readonly batch: number
  /** UTF-16 units of a text it looks at. */
  readonly characters: number
}

/** Why a model gave no vectors. `retry`: the same call may succeed later. */
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
