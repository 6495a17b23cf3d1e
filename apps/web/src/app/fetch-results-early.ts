import { queryClient } from '../api/query-client.ts'
import { currentLanguage, startI18n } from '../language/i18n.ts'

/** How a route is loaded, as far as it matters here. */
interface ListVisit {
  /** `preload`: a pointer only came near a link. That is no search. */
  readonly cause: 'preload' | 'enter' | 'stay'
  readonly location: { readonly pathname: string; readonly search: object }
}

/**
 * Asks for the rows of the list an address names while the code of its page is still on its way; the page finds the answer under the same
 * key. What asks comes beside the page's code, so that pages without lists do not carry it.
 */
export async function fetchResultsEarly({ cause, location }: ListVisit): Promise<void> {
  if (cause !== 'enter') return
  try {
    const [{ namedPageQuery }] = await Promise.all([import('../features/search/api/result-page-query.ts'), startI18n()])
    const query = namedPageQuery(currentLanguage(), location.pathname, { ...location.search })
    if (query) await queryClient.query(query)
  } catch {
    // The page asks again for what failed, and says why it fails.
  }
}
