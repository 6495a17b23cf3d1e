import type { TranslationGateway } from '../ports/translation-gateway.ts'
import { checkedTranslation } from '../translation/checked-translation.ts'

/** Translates nothing: returns the text prefixed with the requested language. For tests of the code around a translation. */
export function sandboxTranslation(): TranslationGateway {
  return checkedTranslation({ adapter: 'sandbox', targets: ['zh', 'en'] }, async ({ text, target }) => `[${target}] ${text}`)
}
