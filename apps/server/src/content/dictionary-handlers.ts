import type { Handlers } from '../http/call-context.ts'
import type { DictionaryStore } from './dictionary-store.ts'

/** Calls about dictionaries. */
export function dictionaryHandlers(dictionary: DictionaryStore): Pick<Handlers['content'], 'listDictionaryEntries'> {
  return {
    async listDictionaryEntries({ dictType }, { language }) {
      const entries = await dictionary.entries(dictType)
      return entries.map(({ labelZh, labelEn, dictValue }) => ({ dictLabel: language === 'zh' ? labelZh : labelEn, dictValue }))
    },
  }
}
