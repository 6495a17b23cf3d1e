import { startTransition, useEffect, useMemo, useState } from 'react'
import type { KindLanguage } from '../../kinds/kind-language.ts'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { whenIdle } from '../when-idle.ts'
import type { QueryHighlights, queryHighlights } from './query-highlights.ts'
import { useStableList } from './use-stable-list.ts'

const NO_TERMS: readonly string[] = []
const NONE: QueryHighlights = { terms: [], findMarks: () => [] }

/** The query language is loaded after the page: texts are displayed first and highlighted a moment later. */
interface Loaded {
  readonly kind: SearchableKind
  readonly language: KindLanguage
  readonly highlightsOf: typeof queryHighlights
}

let loaded: Loaded | null = null

/** The last result, shared by the list and its legend. */
let last: { readonly key: string; readonly highlights: QueryHighlights } | null = null

function highlightsFor({ kind, language, highlightsOf }: Loaded, query: string, terms: readonly string[]): QueryHighlights {
  const key = JSON.stringify([kind.name, query, terms])
  if (last?.key !== key) last = { key, highlights: highlightsOf(query, language, terms) }
  return last.highlights
}

/** The highlights of a query; none until the code is loaded. */
export function useQueryHighlights(query: string, own: readonly string[] = NO_TERMS): QueryHighlights {
  const terms = useStableList(own)
  const kind = useKind()
  const [arrived, setArrived] = useState(loaded)
  const known = arrived?.kind === kind ? arrived : null
  useEffect(() => {
    let active = true
    if (known !== null) return
    const callOff = whenIdle(() => {
      void Promise.all([import('./query-highlights.ts'), kind.language.load()]).then(([module, language]) => {
        loaded = { kind, language, highlightsOf: module.queryHighlights }
        // Texts that are being rendered have priority.
        if (active) startTransition(() => setArrived(loaded))
      })
    })
    return () => {
      active = false
      callOff()
    }
  }, [kind, known])
  return useMemo(() => (known === null ? NONE : highlightsFor(known, query, terms)), [known, query, terms])
}
