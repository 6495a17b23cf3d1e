import { useEffect, useMemo, useState } from 'react'
import type { QueryHighlights, queryHighlights } from './query-highlights.ts'
import { useStableList } from './use-stable-list.ts'

const NO_TERMS: readonly string[] = []
const NONE: QueryHighlights = { terms: [], findMarks: () => [] }

/** The query language comes after the page: texts are read first and marked a moment later. */
let loaded: typeof queryHighlights | null = null

/** What a query highlights; nothing until the code for it is there. */
export function useQueryHighlights(query: string, own: readonly string[] = NO_TERMS): QueryHighlights {
  const terms = useStableList(own)
  const [highlightsOf, setHighlightsOf] = useState(() => loaded)
  useEffect(() => {
    let wanted = true
    if (highlightsOf !== null) return
    void import('./query-highlights.ts').then((arrived) => {
      loaded = arrived.queryHighlights
      if (wanted) setHighlightsOf(() => loaded)
    })
    return () => {
      wanted = false
    }
  }, [highlightsOf])
  return useMemo(() => (highlightsOf === null ? NONE : highlightsOf(query, terms)), [highlightsOf, query, terms])
}
