import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import type { FieldCommand } from '../field-commands.ts'
import { ownCommands } from './own-commands.ts'

/** Commands for the fields of the user's indexes, while one is being typed at the end of a text (`my.`). */
export function useOwnCommands({ hasOwnFields }: SearchableKind, text: string): readonly FieldCommand[] {
  const isUser = useSessionUser() !== null
  const enabled = isUser && hasOwnFields === true && /my\.[^\s()=]*$/i.test(text)
  const { data } = useQuery({ ...callQuery(useLanguage(), 'projects', 'listQueryFields', {}), enabled })
  return enabled && data !== undefined ? ownCommands(text, data) : []
}
