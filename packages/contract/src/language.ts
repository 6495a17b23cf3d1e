export type Language = 'zh' | 'en'

/**
 * The language of messages for an `Accept-Language` header: `en` when its first tag is English, else `zh`; so also for `*` and for
 * none. Weights are not looked at: the first tag written counts.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en(?:-[a-z0-9-]+)?\s*(?:[,;]|$)/i.test(acceptLanguage ?? '') ? 'en' : 'zh'
}
