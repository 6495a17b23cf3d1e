import type { ApiDocument } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { LANGUAGES } from '../../language/language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { operationsOf, type Operation } from './api-operation.ts'
import { API_ROOT } from './api-request.ts'

/** The operations of the API, from its OpenAPI document in the language of the page. */
export function useOperations() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['openApi', 'document', language],
    queryFn: async ({ signal }): Promise<Operation[]> => {
      const response = await fetch(`${API_ROOT}/openapi.json`, { signal, headers: { 'accept-language': LANGUAGES[language].tag } })
      if (!response.ok) throw new Error(String(response.status))
      return operationsOf((await response.json()) as ApiDocument)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
