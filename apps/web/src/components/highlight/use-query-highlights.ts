import { startTransition, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../when-idle.ts'
import type { QueryHighlights, queryHighlights } from './query-highlights.ts'
import { useStableList } from './use-stable-list.ts'

const NO_TERMS: readonly string[] = []
const NONE: QueryHighlights = { terms: [], findMarks: () => [] }

/** The query language comes after the page: texts are read first and marked a moment later. */
let loaded: typeof queryHighlights | null = null

/** What was found last: the list and its legend ask for the same. */
let last: { readonly key: string; readonly highlights: QueryHighlights } | null = null

function highlightsFor(highlightsOf: typeof queryHighlights, query: string, terms: readonly string[]): QueryHighlights {
  const key = JSON.stringify([query, terms])
  if (last?.key !== key) last = { key, highlights: highlightsOf(query, terms) }
  return last.highlights
}

/** What a query highlights; nothing until the code for it is there. */
export function useQueryHighlights(query: string, own: readonly string[] = NO_TERMS): QueryHighlights {
  const terms = useStableList(own)
  const [highlightsOf, setHighlightsOf] = useState(() => loaded)
  useEffect(() => {
    let wanted = true
    if (highlightsOf !== null) return
    const callOff = whenIdle(() => {
      void import('./query-highlights.ts').then((arrived) => {
        loaded = arrived.queryHighlights
        // Texts that are just being drawn come first.
        if (wanted) startTransition(() => setHighlightsOf(() => loaded))
      })
    })
    return () => {
      wanted = false
      callOff()
    }
  }, [highlightsOf])
  return useMemo(() => (highlightsOf === null ? NONE : highlightsFor(highlightsOf, query, terms)), [highlightsOf, query, terms])
}
