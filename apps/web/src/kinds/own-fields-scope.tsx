import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { callQuery } from '../api/call-query.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSessionUser } from '../session/session-store.ts'
import { OwnFieldsContext } from './own-fields.ts'
import { useKind } from './use-kind.ts'

/** Gives the lists in it the fields of the indexes that the user may read: none for guests, and for kinds without such fields. */
export function OwnFieldsScope({ children }: { children: ReactNode }) {
  const { hasOwnFields } = useKind()
  const isUser = useSessionUser() !== null
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'projects', 'listQueryFields', {}),
    enabled: isUser && hasOwnFields === true,
  })
  const fields = useMemo(() => {
    const byName = Map.groupBy(data ?? [], ({ name }) => name.toLowerCase())
    return [...byName.values()].map((same) => ({ ...same[0]!, options: same.flatMap(({ options }) => options) }))
  }, [data])
  return <OwnFieldsContext value={fields}>{children}</OwnFieldsContext>
}
