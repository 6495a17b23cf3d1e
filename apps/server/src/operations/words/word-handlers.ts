import type { DictionaryStore } from '../../content/dictionary-store.ts'
import type { Handlers } from '../../http/call-context.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { type SynonymStore, synonymKey } from '../../search/keywords/synonym-store.ts'
import { removeDictionaryEntry, setDictionaryEntry } from '../../content/dictionary-actions.ts'
import { addSynonyms, removeSynonyms } from '../../search/keywords/synonym-actions.ts'

type WordCalls = ('listDictionaries' | 'setDictionaryEntry' | 'removeDictionaryEntry') | ('listSynonyms' | 'addSynonyms' | 'removeSynonyms')

/** Calls of the console about dictionaries and synonyms. */
export function wordHandlers(dictionary: DictionaryStore, synonyms: SynonymStore): Pick<Handlers['operations'], WordCalls> {
  return {
    async listDictionaries({ dictType, ...page }) {
      const all = await dictionary.entries()
      const counted = Map.groupBy(all, (entry) => entry.dictType)
      const types = [...counted].map(([name, { length }]) => ({ dictType: name, count: length }))
      return { ...pageFrom(dictType === undefined ? all : (counted.get(dictType) ?? []), page), types }
    },
    async setDictionaryEntry(entry, context) {
      await setDictionaryEntry(dictionary, entry, operatorOf(context))
      return true
    },
    async removeDictionaryEntry(entry, context) {
      await removeDictionaryEntry(dictionary, entry, operatorOf(context))
      return true
    },
    async listSynonyms({ text, ...page }) {
      const key = synonymKey(text)
      const groups = await synonyms.groups()
      const matching = groups.filter(({ words }) => words.some((word) => synonymKey(word).includes(key)))
      const { list, total } = pageFrom(matching.toReversed(), page)
      return { list: list.map(({ group, words }) => ({ group, words: [...words] })), total }
    },
    addSynonyms: async ({ groups }, context) => ({ added: await addSynonyms(synonyms, groups, operatorOf(context)) }),
    async removeSynonyms(request, context) {
      await removeSynonyms(synonyms, request, operatorOf(context))
      return true
    },
  }
}

/** A page of a list that is read as a whole: dictionaries and synonyms have hundreds of rows. */
function pageFrom<Row>(rows: readonly Row[], { pageNo, pageSize }: { pageNo: number; pageSize: number }): { list: Row[]; total: number } {
  return { list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: rows.length }
}
