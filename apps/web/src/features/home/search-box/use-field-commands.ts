import { useEffect, useState } from 'react'
import type { FieldCommand } from '../field-commands.ts'

/** The commands of the panel. The field table is large, so it is fetched when the panel is first wanted; empty until then. */
export function useFieldCommands(wanted: boolean): readonly FieldCommand[] {
  const [commands, setCommands] = useState<readonly FieldCommand[]>([])
  useEffect(() => {
    if (!wanted || commands.length > 0) return
    let open = true
    void import('../field-commands.ts').then(({ FIELD_COMMANDS }) => {
      if (open) setCommands(FIELD_COMMANDS)
    })
    return () => {
      open = false
    }
  }, [wanted, commands.length])
  return commands
}
