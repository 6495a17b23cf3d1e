import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Which gateways this server has; undefined until it has said so. What needs one that is off is not shown. */
export function useLoginMethods() {
  return useQuery(callQuery(useLanguage(), 'accounts', 'getLoginMethods', {})).data
}
