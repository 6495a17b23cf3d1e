import { useMemo } from 'react'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'
import { createStore, useStore } from '../../../store/create-store.ts'
import { useChosenFields } from './use-fields-in-order.ts'
import { layColumns, readWidths, widthWithin, type ColumnLayout, type ColumnWidths } from './column-layout.ts'

const KEY = 'gezhi.columnWidths'

const widths = createStore<ColumnWidths>(readWidths(readStored(KEY)))

/** The columns of the table: which and in what order is a setting of their user, how wide is kept in this browser. `isFirst` while nobody changed them. */
export function useColumnLayout(): { readonly layout: ColumnLayout; readonly isFirst: boolean } {
  const kind = useShownKind()
  const shown = useChosenFields('tableList')
  const wide = useStore(widths)
  return useMemo(() => {
    const layout = layColumns(kind, shown, wide)
    return { layout, isFirst: shown === undefined && layout.every(({ key }) => wide[key] === undefined) }
  }, [kind, shown, wide])
}

/** Gives a column a width in CSS pixels and keeps it. */
export function widenColumn(key: string, width: number): void {
  keep({ ...widths.get(), [key]: widthWithin(width) })
}

/** Gives all columns the widths they had at first. */
export function forgetWidths(): void {
  keep({})
}

function keep(next: ColumnWidths): void {
  widths.set(next)
  writeStored(KEY, Object.keys(next).length === 0 ? null : JSON.stringify(next))
}
