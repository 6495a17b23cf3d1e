import { use, useMemo } from 'react'
import type { KindDisplay } from './kind-display.ts'
import type { SearchableKind } from './searchable-kind.ts'
import { useKind } from './use-kind.ts'

/** A kind with what its lists show. */
export interface ShownKind extends SearchableKind, KindDisplay {}

/** The kind of record that is listed here, with the display of its lists. Components that use it suspend until its code is loaded. */
export function useShownKind(): ShownKind {
  const kind = useKind()
  const display = useDisplay(kind)
  return useMemo(() => ({ ...kind, ...display }), [kind, display])
}

/** Labels of facet values of the kind that is searched here. Components that use it suspend until its code is loaded. */
export function useValueName(): KindDisplay['valueName'] {
  return useDisplay(useKind()).valueName
}

function useDisplay({ display }: SearchableKind): KindDisplay {
  // Always `use`: React renders again what it suspended, and expects the same hooks.
  return use(display.load())
}
