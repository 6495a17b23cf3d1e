/** Languages texts are translated into. */
export type TranslationTarget = 'zh' | 'en'

export interface TranslationRequest {
  /** 1 to 10,000 characters. */
  readonly text: string
  readonly target: TranslationTarget
}

/** Translates texts for readers. A text that is in the language already comes back as it is. All methods reject with `GatewayError`. */
export interface TranslationGateway {
  readonly adapter: 'sandbox' | 'dictionary' | 'openai'
  /** What it can translate into; other targets are refused with RangeError, as are texts that are empty or too long. */
  readonly targets: readonly TranslationTarget[]
  translate(request: TranslationRequest): Promise<string>
}
