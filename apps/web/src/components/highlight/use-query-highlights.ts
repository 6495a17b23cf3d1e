import { useEffect, useMemo, useState } from 'react'
import type { QueryHighlights } from './query-highlights.ts'

type Module = typeof import('./query-highlights.ts')

const NONE: QueryHighlights = { terms: [], findMarks: () => [] }

/** The query language comes after the page: texts are read first and marked a moment later. */
let loaded: Module | null = null

/** What a query highlights; nothing until the code for it is there. */
export function useQueryHighlights(query: string): QueryHighlights {
  const [module, setModule] = useState(loaded)
  useEffect(() => {
    let wanted = true
    if (module !== null) return
    void import('./query-highlights.ts').then((arrived) => {
      loaded = arrived
      if (wanted) setModule(arrived)
    })
    return () => {
      wanted = false
    }
  }, [module])
  return useMemo(() => (module === null || query.trim() === '' ? NONE : module.queryHighlights(query)), [module, query])
}
