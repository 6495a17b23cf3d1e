import { useState } from 'react'

/**
 * The same list object as long as its content is equal: parsing an address creates a new one each time, which would highlight all texts
 * again.
 */
export function useStableList<Value extends string | number>(list: readonly Value[]): readonly Value[] {
  const [stable, setStable] = useState(list)
  const same = stable.length === list.length && stable.every((value, index) => value === list[index])
  if (!same) setStable(list)
  return same ? stable : list
}
