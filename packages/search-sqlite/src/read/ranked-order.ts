import { SearchError } from '@gezhi/search'
import type { IndexSession } from './index-session.ts'

/** Ordinals in the order of a semantic search, best first; computed by the same job when the condition was resolved. */
export function rankedOrder(session: IndexSession, name: string): Uint32Array {
  return session.ranked.get(name, () => {
    throw new SearchError('failed', 'What was ranked by meaning is no longer held')
  })
}
