import { MERGE_OPTIONS, ORDER_OPTIONS } from '@gezhi/contract/client'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { setOrder, setSettings } from '../../../preferences/save-preferences.ts'

/** Saves an order of a kind for the lists to come (G204), where it is one that settings know. */
export function saveSort({ sorts }: SearchableKind, key: string): void {
  const chosen = sorts.find((sort) => sort.key === key)
  const order = ORDER_OPTIONS.find(({ sortField, sortOrder }) => sortField === chosen?.sortField && sortOrder === chosen.sortOrder)
  if (order) ignoreFailure(setOrder({ sortField: order.sortField, sortOrder: order.sortOrder }))
}

/** Saves a grouping for the lists to come (G211), where it is one that settings know. */
export function saveGrouping(grouping: string): void {
  const merge = MERGE_OPTIONS.find(({ value }) => value === grouping)
  if (merge) ignoreFailure(setSettings({ merge: merge.value }))
}

/** The list on the screen has the choice already; what could not be saved is only missing in the next one. */
function ignoreFailure(saving: Promise<void>): void {
  saving.catch(() => {})
}
