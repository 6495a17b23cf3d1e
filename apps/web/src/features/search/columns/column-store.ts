import { useMemo } from 'react'
import { FIRST_KIND } from '../../../kinds/kinds.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'
import { createStore, useStore } from '../../../store/create-store.ts'
import { useChosenFields } from './use-fields-in-order.ts'
import { layColumns, readWidths, widthWithin, type ColumnLayout, type ColumnWidths } from './column-layout.ts'

type WidthStore = ReturnType<typeof createStore<ColumnWidths>>

const stores = new Map<string, WidthStore>()

/**
 * The columns of the table: their choice and order is a user setting, their widths are stored in this browser. `isFirst` for the
 * defaults.
 */
export function useColumnLayout(): { readonly layout: ColumnLayout; readonly isFirst: boolean } {
  const kind = useShownKind()
  const shown = useChosenFields('tableList')
  const wide = useStore(widthsOf(kind))
  return useMemo(() => {
    const layout = layColumns(kind, shown, wide)
    return { layout, isFirst: shown === undefined && layout.every(({ key }) => wide[key] === undefined) }
  }, [kind, shown, wide])
}

/** Sets and stores the width of a column of a kind's table, in CSS pixels. */
export function widenColumn(kind: SearchableKind, key: string, width: number): void {
  store(kind, { ...widthsOf(kind).get(), [key]: widthWithin(width) })
}

/** Resets all columns of a kind's table to their default widths. */
export function forgetWidths(kind: SearchableKind): void {
  store(kind, {})
}

function widthsOf(kind: SearchableKind): WidthStore {
  const known = stores.get(kind.name)
  if (known !== undefined) return known
  const store = createStore(readWidths(readStored(widthsKey(kind))))
  stores.set(kind.name, store)
  return store
}

function store(kind: SearchableKind, next: ColumnWidths): void {
  widthsOf(kind).set(next)
  writeStored(widthsKey(kind), Object.keys(next).length === 0 ? null : JSON.stringify(next))
}

/** Where browsers keep the widths of a kind. The first kind's have no name: they were stored when there was no other. */
function widthsKey({ name }: SearchableKind): string {
  return name === FIRST_KIND.name ? 'gezhi.columnWidths' : `gezhi.columnWidths.${name}`
}
