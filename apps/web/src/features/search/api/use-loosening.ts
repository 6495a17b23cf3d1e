import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../../kinds/kind-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { loosenRequest, type Found } from '../../../search-state/search-request.ts'

/** What to loosen in a search that found nothing. */
export function useLoosening(found: Found) {
  const { kind } = found
  return useQuery({ ...kindQuery(useLanguage(), kind, 'loosen', loosenRequest(found)), enabled: kind.calls.loosen !== undefined })
}
