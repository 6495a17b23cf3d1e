import { SearchError } from '@gezhi/search'
import type { IndexSession } from './index-session.ts'

/** Ordinals in the order a search by meaning put them in, the best first; it was made when the condition was resolved, by the same job. */
export function rankedOrder(session: IndexSession, name: string): Uint32Array {
  return session.ranked.get(name, () => {
    throw new SearchError('failed', 'What was ranked by meaning is no longer held')
  })
}
