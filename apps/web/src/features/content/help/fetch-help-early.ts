import { callQuery } from '../../../api/call-query.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { RouteVisit } from '../../../routing/feature.ts'
import { currentLanguage } from '../../../language/i18n.ts'

/**
 * Loads the help menu and the article in the address while the code of their page is being loaded; the page finds them under the same
 * keys.
 */
export async function fetchHelpEarly({ location }: RouteVisit): Promise<void> {
  const { id } = location.search as { id?: unknown }
  const language = currentLanguage()
  const requests = [
    queryClient.query(callQuery(language, 'content', 'getHelpIndex', {})),
    queryClient.query(callQuery(language, 'content', 'listDictionaryEntries', { dictType: 'help_center_map' })),
    ...(typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id) ? [queryClient.query(callQuery(language, 'content', 'getHelp', { id }))] : []),
  ]
  // The page repeats failed requests and shows their errors.
  await Promise.allSettled(requests)
}
