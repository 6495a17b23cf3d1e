import { callQuery } from '../../../api/call-query.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { RouteVisit } from '../../../routing/feature.ts'
import { currentLanguage, startI18n } from '../../../language/i18n.ts'

/**
 * Asks for the patent an address names while the code of its page is still on its way; the page finds the answer under the same key. A link
 * that a pointer only came near is no view of the patent and must not count as one (G84).
 */
export async function fetchPatentEarly({ cause, location }: RouteVisit): Promise<void> {
  const { id, publication_number: number, publicationNumber } = location.search as Record<string, unknown>
  const named = [id, number, publicationNumber].find((one) => typeof one === 'string' && one.trim() !== '')
  if (cause === 'preload' || typeof named !== 'string') return
  await startI18n()
  // The page asks again for what failed, and says why it fails.
  await queryClient.query(callQuery(currentLanguage(), 'patents', 'getPatent', { id: named.trim() })).catch(() => undefined)
}
