import type { QueryAbilities } from '@gezhi/query'
import type { ClassScheme } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { installation } from '../../../installation/installation.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/**
 * What the installation can evaluate beyond the rest of the query language, for whoever is here; nothing is claimed while the server has not
 * answered. Whether there is semantic search only the server knows, which refuses it then; that it needs a login is known before.
 */
export function useQueryAbilities(): QueryAbilities {
  const language = useLanguage()
  const { data } = useQuery(callQuery(language, 'classification', 'listSchemes', {}))
  const known = useSessionUser() !== null || installation().access === 'open'
  return useMemo(() => {
    const semantic = known || 'login'
    const withSubgroups = data?.filter(({ levels }) => levels.includes('subgroup'))
    return { semantic, ...(withSubgroups && { classSchemes: withSubgroups.map(({ type }) => type.toLowerCase() as ClassScheme) }) }
  }, [data, known])
}
