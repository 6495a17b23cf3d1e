import type { QueryAbilities } from '@gezhi/query'
import type { ClassScheme } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { installation } from '../../../installation/installation.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/**
 * The optional abilities of the installation for the current user; none until the server has answered. Whether semantic search exists is
 * known only to the server, which rejects it otherwise; that it needs a login is known in advance.
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
