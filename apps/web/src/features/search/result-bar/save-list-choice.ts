import { MERGE_OPTIONS, ORDER_OPTIONS } from '@gezhi/contract/client'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { setOrder, setSettings } from '../../../preferences/save-preferences.ts'

/** Saves a sort order as the default of future lists (G204), if settings support it. */
export function saveSort({ sorts }: SearchableKind, key: string): void {
  const chosen = sorts.find((sort) => sort.key === key)
  const order = ORDER_OPTIONS.find(({ sortField, sortOrder }) => sortField === chosen?.sortField && sortOrder === chosen.sortOrder)
  if (order) ignoreFailure(setOrder({ sortField: order.sortField, sortOrder: order.sortOrder }))
}

/** Saves a grouping as the default of future lists (G211), if settings support it. */
export function saveGrouping(grouping: string): void {
  const merge = MERGE_OPTIONS.find(({ value }) => value === grouping)
  if (merge) ignoreFailure(setSettings({ merge: merge.value }))
}

/** The current list already shows the choice; a failure only affects the next one. */
function ignoreFailure(saving: Promise<void>): void {
  saving.catch(() => {})
}
