import { queryClient } from '../../../api/query-client.ts'
import { FIRST_KIND } from '../../../kinds/kinds.ts'
import type { RouteVisit } from '../../../routing/feature.ts'
import { currentLanguage, startI18n } from '../../../language/i18n.ts'

/**
 * Asks for the rows of the list an address names while the code of its page is still on its way; the page finds the answer under the same
 * key. What asks comes beside the page's code, so that pages without lists do not carry it.
 */
export async function fetchResultsEarly({ cause, location }: RouteVisit): Promise<void> {
  if (cause !== 'enter') return
  try {
    const [{ namedPageQuery }] = await Promise.all([import('./result-page-query.ts'), startI18n(), FIRST_KIND.display.load()])
    const query = namedPageQuery(FIRST_KIND, currentLanguage(), location.pathname, { ...location.search })
    if (query) await queryClient.query(query)
  } catch {
    // The page asks again for what failed, and says why it fails.
  }
}
