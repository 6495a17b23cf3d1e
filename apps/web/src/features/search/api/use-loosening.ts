import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { loosenRequest, type Found } from '../../../search-state/search-request.ts'

/** What to loosen in a search that found nothing. */
export function useLoosening(found: Found) {
  const { domain, loosen } = found.kind.calls
  const asked = callQuery(useLanguage(), domain as 'search', (loosen ?? '') as 'loosenQuery', loosenRequest(found))
  return useQuery({ ...asked, enabled: loosen !== undefined })
}
