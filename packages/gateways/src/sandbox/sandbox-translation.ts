import type { TranslationGateway } from '../ports/translation-gateway.ts'
import { checkedTranslation } from '../translation/checked-translation.ts'

/** Translates nothing and says so: the text with the language before it that was asked for. For tests of what goes on around a translation. */
export function sandboxTranslation(): TranslationGateway {
  return checkedTranslation({ adapter: 'sandbox', targets: ['zh', 'en'] }, async ({ text, target }) => `[${target}] ${text}`)
}
