import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** ms after which unavailable counters (while the index is being opened) are requested again. */
const AGAIN_MS = 5000

/** Counts of the installation's data. */
export function useCounts() {
  return useQuery({
    ...callQuery(useLanguage(), 'content', 'getHomeCounters', {}),
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  })
}
