import { useState } from 'react'

/** The same list as long as it holds the same: every reading of an address makes a new one, which would mark all texts anew. */
export function useStableList<Value extends string | number>(list: readonly Value[]): readonly Value[] {
  const [stable, setStable] = useState(list)
  const same = stable.length === list.length && stable.every((value, index) => value === list[index])
  if (!same) setStable(list)
  return same ? stable : list
}
