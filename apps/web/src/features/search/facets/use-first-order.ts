import { useState } from 'react'
import { inFirstOrder, withNew } from './first-order.ts'
import type { FacetValue } from './visible-values.ts'

/**
 * The values of a facet in the order in which they were first counted for a search, so that they stay where they are while it is filtered.
 * `search` names the search without its filters; `settled` is false while what is given are the values of the one before.
 */
export function useFirstOrder(values: readonly FacetValue[], search: string, settled: boolean): readonly FacetValue[] {
  const [known, setKnown] = useState<{ readonly search: string; readonly order: readonly string[] }>({ search, order: [] })
  const before = known.search === search ? known.order : []
  const order = settled ? withNew(before, values) : before
  if (known.search !== search || order !== known.order) setKnown({ search, order })
  return inFirstOrder(values, order)
}
