import { useMutation } from '@tanstack/react-query'
import { apiClient } from '../../../../api/api-client.ts'
import { extendArgs, type ExtendForm } from './extend-form.ts'

/** Synonyms offered for a word. */
const OFFERED = 12

/** What an extended search would bring: counts of its parts, and for the words of the query what may stand for them. */
export function useExtensionPreview() {
  return useMutation({
    mutationFn: async (form: ExtendForm) => {
      const findings = await apiClient.search.searchExtended({ ...extendArgs(form), filter: { queryStr: form.query.trim() }, size: 0 })
      const known = await Promise.all(
        findings.wordList.map(async ({ word }) => {
          const [expanded] = await apiClient.search.expandKeywords({ word, count: OFFERED })
          // A phrase may be answered word by word; only what stands for the whole can take its place.
          return { word, synonymList: expanded?.word === word ? expanded.synonymList : [] }
        }),
      )
      return { findings, known }
    },
  })
}
