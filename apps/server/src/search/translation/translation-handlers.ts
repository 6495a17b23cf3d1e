import { GatewayError, type TranslationTarget } from '@gezhi/gateways'
import { CallError } from '../../plugins/call-error.ts'
import type { CallContext, Handlers } from '../../plugins/call-context.ts'
import type { Ports } from '../../ports.ts'

/** The calls that translate, by the engine that is set. */
export function translationHandlers({
  accounts: { gateways },
}: Pick<Ports, 'accounts'>): Pick<Handlers['search'], 'translate' | 'translateText'> {
  const translated = async (text: string, target: TranslationTarget, { log }: CallContext): Promise<string> => {
    const { translation } = gateways
    if (translation === null || !translation.targets.includes(target)) throw new CallError('TRANSLATION_OFF')
    try {
      return await translation.translate({ text, target })
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      log.error({ err: error }, 'a text could not be translated')
      throw new CallError(error.fault === 'configuration' ? 'TRANSLATION_OFF' : 'TRANSLATION_FAILED', {}, { cause: error })
    }
  }
  return {
    translate: async ({ title, targetLang }, context) => ({ title: await translated(title, targetLang, context) }),
    translateText: ({ text, targetLang }, context) => translated(text, targetLang, context),
  }
}
