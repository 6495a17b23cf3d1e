import { readDictionary } from '@gezhi/semantic'
import { serveThread } from '@gezhi/threads'
import { dictionaryTranslations } from '../learning/dictionary-translations.ts'
import { DICTIONARY_THREAD } from './dictionary-protocol.ts'
import { packTranslations } from './packed-translations.ts'

serveThread(DICTIONARY_THREAD, {
  read: async () => {
    const dictionary = await readDictionary()
    return dictionary === null ? null : packTranslations(dictionaryTranslations(dictionary.entries()))
  },
})
