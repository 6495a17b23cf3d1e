import { queryClient } from '../../../api/query-client.ts'
import { FIRST_KIND } from '../../../kinds/kinds.ts'
import type { RouteVisit } from '../../../routing/feature.ts'
import { currentLanguage } from '../../../language/i18n.ts'

/**
 * Loads the rows of the list in the address while the code of its page is being loaded; the page finds the result under the same key. Its
 * code is separate, so that pages without lists do not load it.
 */
export async function fetchResultsEarly({ cause, location }: RouteVisit): Promise<void> {
  if (cause !== 'enter') return
  try {
    const [{ namedPageQuery }] = await Promise.all([import('./result-page-query.ts'), FIRST_KIND.display.load()])
    const query = namedPageQuery(FIRST_KIND, currentLanguage(), location.pathname, { ...location.search })
    if (query) await queryClient.query(query)
  } catch {
    // The page repeats failed requests and shows their errors.
  }
}
