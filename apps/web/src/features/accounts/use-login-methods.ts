import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Which gateways this server has; undefined until loaded. Features without their gateway are hidden. */
export function useLoginMethods() {
  return useQuery(callQuery(useLanguage(), 'accounts', 'getLoginMethods', {})).data
}
