export type Language = 'zh' | 'en'

/**
 * The language of messages for an `Accept-Language` header: `en` if its first tag is English, otherwise `zh`, also for `*` and without
 * the header. Weights are ignored.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en(?:-[a-z0-9-]+)?\s*(?:[,;]|$)/i.test(acceptLanguage ?? '') ? 'en' : 'zh'
}
