import { callQuery } from '../../../api/call-query.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { RouteVisit } from '../../../routing/feature.ts'
import { currentLanguage } from '../../../language/i18n.ts'

/**
 * Loads the patent in the address while the code of its page is being loaded; the page finds the result under the same key. Preloading of
 * a link is not a view of the patent and must not count as one (G84).
 */
export async function fetchPatentEarly({ cause, location }: RouteVisit): Promise<void> {
  const { id, publication_number: number, publicationNumber } = location.search as Record<string, unknown>
  const named = [id, number, publicationNumber].find((one) => typeof one === 'string' && one.trim() !== '')
  if (cause === 'preload' || typeof named !== 'string') return
  // The page repeats failed requests and shows their errors.
  await queryClient.query(callQuery(currentLanguage(), 'patents', 'getPatent', { id: named.trim() })).catch(() => undefined)
}
