import { GatewayError, type TranslationTarget } from '@gezhi/gateways'
import { CallError } from '../../http/call-error.ts'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import type { SearchParts } from '../search-parts.ts'

/** The translation calls, with the configured engine. */
export function translationHandlers({ gateways }: Pick<SearchParts, 'gateways'>): Pick<Handlers['search'], 'translate' | 'translateText'> {
  const translated = async (text: string, target: TranslationTarget, { log }: CallContext): Promise<string> => {
    const { translation } = gateways
    if (translation === null || !translation.targets.includes(target)) throw new CallError('TRANSLATION_OFF')
    try {
      return await translation.translate({ text, target })
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      log.error({ err: error }, 'a text could not be translated')
      throw new CallError(error.issue === 'configuration' ? 'TRANSLATION_OFF' : 'TRANSLATION_FAILED', {}, { cause: error })
    }
  }
  return {
    translate: async ({ title, targetLang }, context) => ({ title: await translated(title, targetLang, context) }),
    translateText: ({ text, targetLang }, context) => translated(text, targetLang, context),
  }
}
