import { callQuery } from '../api/call-query.ts'
import { queryClient } from '../api/query-client.ts'
import { currentLanguage, startI18n } from '../language/i18n.ts'

/** How a route is loaded, as far as it matters here. */
interface PatentVisit {
  /** `preload`: a pointer only came near a link. That is no view of the patent and must not count as one (G84). */
  readonly cause: 'preload' | 'enter' | 'stay'
  readonly location: { readonly search: object }
}

/** Asks for the patent an address names while the code of its page is still on its way; the page finds the answer under the same key. */
export async function fetchPatentEarly({ cause, location }: PatentVisit): Promise<void> {
  const { id, publication_number: number, publicationNumber } = location.search as Record<string, unknown>
  const named = [id, number, publicationNumber].find((one) => typeof one === 'string' && one.trim() !== '')
  if (cause === 'preload' || typeof named !== 'string') return
  await startI18n()
  // The page asks again for what failed, and says why it fails.
  await queryClient.query(callQuery(currentLanguage(), 'patents', 'searchDetail', { id: named.trim() })).catch(() => undefined)
}
