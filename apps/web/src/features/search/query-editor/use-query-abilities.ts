import type { QueryAbilities } from '@gezhi/query'
import type { ClassScheme } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Whether there is searching by meaning only the server knows, which refuses it then; nothing is said against it before. */
const NOT_KNOWN: QueryAbilities = { meaning: true }

/** What the installation can evaluate beyond the rest of the query language; nothing is claimed while the server has not answered. */
export function useQueryAbilities(): QueryAbilities {
  const language = useLanguage()
  const { data } = useQuery(callQuery(language, 'classification', 'listSchemes', {}))
  return useMemo(
    () => (data === undefined ? NOT_KNOWN : { ...NOT_KNOWN, classSchemes: data.map(({ type }) => type.toLowerCase() as ClassScheme) }),
    [data],
  )
}
