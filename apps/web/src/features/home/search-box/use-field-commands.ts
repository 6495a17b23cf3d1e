import { useEffect, useState } from 'react'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import type { FieldCommand } from '../field-commands.ts'

const NONE: readonly FieldCommand[] = []

/** The commands of a kind in the panel. The field table is large, so it is loaded when the panel first opens; empty until then. */
export function useFieldCommands(kind: SearchableKind, enabled: boolean): readonly FieldCommand[] {
  const [fetched, setFetched] = useState<{ readonly kind: SearchableKind; readonly commands: readonly FieldCommand[] } | null>(null)
  const isFetched = fetched?.kind === kind
  useEffect(() => {
    if (!enabled || isFetched) return
    let open = true
    void Promise.all([import('../field-commands.ts'), kind.language.load()]).then(([{ fieldCommands }, language]) => {
      if (open) setFetched({ kind, commands: fieldCommands(language) })
    })
    return () => {
      open = false
    }
  }, [enabled, isFetched, kind])
  return isFetched ? fetched.commands : NONE
}
