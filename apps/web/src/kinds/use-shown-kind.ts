import { use, useMemo } from 'react'
import type { KindDisplay } from './kind-display.ts'
import type { SearchableKind } from './searchable-kind.ts'
import { useKind } from './use-kind.ts'

/** A kind with what its lists show. */
export interface ShownKind extends SearchableKind, KindDisplay {}

/** The kind of record that is listed here, with what its lists show. What uses it is drawn when its code is there (Suspense). */
export function useShownKind(): ShownKind {
  const kind = useKind()
  const display = useDisplay(kind)
  return useMemo(() => ({ ...kind, ...display }), [kind, display])
}

/** Names values of facets of the kind that is searched here. What uses it is drawn when its code is there (Suspense). */
export function useValueName(): KindDisplay['valueName'] {
  return useDisplay(useKind()).valueName
}

function useDisplay({ display }: SearchableKind): KindDisplay {
  return display.loaded ?? use(display.load())
}
