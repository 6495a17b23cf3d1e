import { useMutation } from '@tanstack/react-query'
import { apiClient } from '../../../../api/api-client.ts'
import { useKind } from '../../../../kinds/use-kind.ts'
import { chosenGrouping, type PatentGrouping } from '../../../../preferences/chosen-grouping.ts'
import { groupingRequest } from '../../../../search-state/search-request.ts'
import { extendArgs, type ExtendForm } from './extend-form.ts'

/** Synonyms offered for a word. */
const OFFERED = 12

/** Preview of an extended search: counts of its parts, and synonyms of the words of the query. */
export function useExtensionPreview() {
  const kind = useKind()
  return useMutation({
    mutationFn: async (form: ExtendForm) => {
      const counted = groupingRequest(chosenGrouping(kind, { name: 'extend', args: {} })) as PatentGrouping
      const findings = await apiClient.search.searchExtended({
        ...extendArgs(form),
        ...counted,
        filter: { queryStr: form.query.trim() },
        size: 0,
      })
      const known = await Promise.all(
        findings.wordList.map(async ({ word }) => {
          const [expanded] = await apiClient.search.expandKeywords({ word, count: OFFERED })
          // A phrase may be expanded word by word; only synonyms of the whole phrase can replace it.
          return { word, synonymList: expanded?.word === word ? expanded.synonymList : [] }
        }),
      )
      return { findings, known }
    },
  })
}
