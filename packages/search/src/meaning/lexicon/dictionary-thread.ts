import { readDictionary } from '@gezhi/meaning'
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
