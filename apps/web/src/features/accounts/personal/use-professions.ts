import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** The professions as options of a select; empty until they are loaded. */
export function useProfessions(): readonly { readonly value: string; readonly name: string }[] {
  const { data = [] } = useQuery(callQuery(useLanguage(), 'accounts', 'listProfessions', {}))
  return data.map(({ code, name }) => ({ value: code, name }))
}
