/** Languages texts are translated into. */
export type TranslationTarget = 'zh' | 'en'

export interface TranslationRequest {
  /** 1 to 10,000 characters. */
  readonly text: string
  readonly target: TranslationTarget
}

/** Translates texts for readers. A text already in the target language is returned unchanged. All methods reject with `GatewayError`. */
export interface TranslationGateway {
  readonly adapter: 'sandbox' | 'dictionary' | 'openai'
  /** Supported target languages; others are rejected with RangeError, as are texts that are empty or too long. */
  readonly targets: readonly TranslationTarget[]
  translate(request: TranslationRequest): Promise<string>
}
