import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { firstOf } from '../../search-state/address-params.ts'

/** The report in the address of the page; not requested without one. */
export function useReport() {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const id = firstOf(params['id'])
  const query = useQuery({
    ...callQuery(useLanguage(), 'analysis', 'getReportParameter', { id }),
    enabled: id !== '',
    staleTime: 0,
  })
  return { id, ...query }
}
