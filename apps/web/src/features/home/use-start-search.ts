import { ApiError } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { chosenDatabases } from '../../search-state/chosen-databases.ts'
import { EMPTY_SEARCH, toAddressParams } from '../../search-state/search-state.ts'
import { isPatentNumber } from './patent-number.ts'

/** Starts a search: the number of a patent that is here opens it, everything else opens the result list. */
export function useStartSearch(): (query: string) => void {
  const navigate = useNavigate()
  const language = useLanguage()
  const queries = useQueryClient()

  const findPatent = async (number: string): Promise<string | null> => {
    try {
      const patent = await queries.query(callQuery(language, 'patents', 'searchDetail', { publication_number: number }))
      return patent.publication_number ?? patent.id
    } catch (error) {
      // Not found, or no answer at all: the result list then says what is the matter.
      if (error instanceof ApiError || error instanceof TypeError || error instanceof DOMException) return null
      throw error
    }
  }
  const start = async (query: string) => {
    const id = isPatentNumber(query) ? await findPatent(query) : null
    if (id) await navigate({ to: '/searchDetail', search: { id } })
    else await navigate({ to: '/resultList', search: toAddressParams({ ...EMPTY_SEARCH, query, databases: chosenDatabases() }) })
  }
  return (query) => void start(query)
}
