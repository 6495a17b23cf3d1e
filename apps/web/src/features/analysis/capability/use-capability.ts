import { MAX_ASSESSED } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { allOf } from '../../../search-state/address-params.ts'

/** The companies in the address of the page. */
export function useAddressCompanies(): readonly string[] {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  return [...new Set(allOf(params['company']).map((name) => name.trim()))].filter((name) => name !== '').slice(0, MAX_ASSESSED)
}

/** The scores of companies; not requested without any. */
export function useCapability(companies: readonly string[]) {
  return useQuery({
    ...callQuery(useLanguage(), 'analysis', 'assessCapability', { companyList: [...companies] }),
    enabled: companies.length > 0,
    placeholderData: keepPreviousData,
  })
}
