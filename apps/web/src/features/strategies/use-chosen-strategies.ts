import type { Strategy } from '@gezhi/contract/client'
import { useMemo, useState } from 'react'

/**
 * The chosen strategies in the order in which they were chosen. They stay chosen on other pages and in other groups, so that strategies of
 * several groups can be combined. `list` are those on the screen.
 */
export function useChosenStrategies(list: readonly Strategy[]) {
  const [chosen, setChosen] = useState<readonly Strategy[]>([])
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  return {
    chosen,
    chosenIds,
    /** Chooses some of the list; what is not on the screen stays as it is. */
    choose: (ids: ReadonlySet<string>) => {
      const remaining = chosen.filter(({ id }) => ids.has(id) || !list.some((strategy) => strategy.id === id))
      const added = list.filter(({ id }) => ids.has(id) && !chosenIds.has(id))
      setChosen([...remaining, ...added])
    },
    clear: () => setChosen([]),
  }
}
