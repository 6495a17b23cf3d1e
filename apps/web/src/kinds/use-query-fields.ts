import { mentionsOwnField, withOwnFields } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery } from '../api/call-query.ts'
import { useLanguage } from '../language/use-language.ts'
import { useSessionUser } from '../session/session-store.ts'
import { useKind, useKindLanguage } from './use-kind.ts'

/**
 * The fields of the kind that is searched here, with those of the indexes that the user may read as soon as the text names one (`my.`)
 * and the server has answered.
 */
export function useQueryFields(text: string): FieldTable {
  const language = useLanguage()
  const { fields } = useKindLanguage()
  const { hasOwnFields } = useKind()
  const isUser = useSessionUser() !== null
  const isNamed = mentionsOwnField(text)
  const { data } = useQuery({
    ...callQuery(language, 'projects', 'listQueryFields', {}),
    enabled: isUser && hasOwnFields === true && isNamed,
  })
  return useMemo(() => (isNamed && data !== undefined ? withOwnFields(fields, data) : fields), [isNamed, fields, data])
}
