import { useMemo } from 'react'
import { usePreferences } from '../../../preferences/preferences.ts'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'
import { createStore, useStore } from '../../../store/create-store.ts'
import type { RowField } from '../list/row-fields.tsx'
import { FIRST_LAYOUT, layColumns, readWidths, widthWithin, type ColumnLayout, type ColumnWidths } from './column-layout.ts'

const KEY = 'gezhi.columnWidths'

const widths = createStore<ColumnWidths>(readWidths(readStored(KEY)))

/** The columns of the table: which and in what order is a setting of their user, how wide is kept in this browser. */
export function useColumnLayout(): ColumnLayout {
  const shown = usePreferences().fields.tableList
  const wide = useStore(widths)
  return useMemo(() => (shown === undefined && Object.keys(wide).length === 0 ? FIRST_LAYOUT : layColumns(shown, wide)), [shown, wide])
}

/** Gives a column a width in CSS pixels and keeps it. */
export function widenColumn(key: RowField, width: number): void {
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
