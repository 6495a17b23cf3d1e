import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../../kinds/kind-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { relaxationRequest, type Found } from '../../../search-state/search-request.ts'

/** Suggestions for a search without hits: conditions to remove, corrected words. */
export function useQueryRelaxation(found: Found) {
  const { kind } = found
  return useQuery({ ...kindQuery(useLanguage(), kind, 'relax', relaxationRequest(found)), enabled: kind.calls.relax !== undefined })
}
