import { useEffect, useState } from 'react'
import { useKind } from '../../../kinds/use-kind.ts'
import type { FieldCommand } from '../field-commands.ts'

/** The commands of the panel. The field table is large, so it is fetched when the panel is first wanted; empty until then. */
export function useFieldCommands(wanted: boolean): readonly FieldCommand[] {
  const kind = useKind()
  const [commands, setCommands] = useState<readonly FieldCommand[]>([])
  useEffect(() => {
    if (!wanted || commands.length > 0) return
    let open = true
    void Promise.all([import('../field-commands.ts'), kind.language.load()]).then(([{ fieldCommands }, language]) => {
      if (open) setCommands(fieldCommands(language))
    })
    return () => {
      open = false
    }
  }, [wanted, commands.length, kind])
  return commands
}
