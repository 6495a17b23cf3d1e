import type { TranslationGateway, TranslationRequest } from '../ports/translation-gateway.ts'

/** UTF-16 units, the same as the longest query. */
const LONGEST = 10_000
const HAN = /\p{Script=Han}/u
const LATIN_WORD = /\p{Script=Latin}{2}/u

/** A gateway that calls its engine only for texts it supports and that need translation. */
export function checkedTranslation(
  { adapter, targets }: Pick<TranslationGateway, 'adapter' | 'targets'>,
  translate: (request: TranslationRequest) => Promise<string>,
): TranslationGateway {
  return {
    adapter,
    targets,
    async translate({ text, target }) {
      if (text.trim() === '' || text.length > LONGEST) throw new RangeError(`a text has 1 to ${LONGEST} characters`)
      if (!targets.includes(target)) throw new RangeError(`${adapter} does not translate into ${target}`)
      const isForeign = target === 'en' ? HAN.test(text) : LATIN_WORD.test(text)
      return isForeign ? translate({ text, target }) : text
    },
  }
}
