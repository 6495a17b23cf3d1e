import { TABLE_COLUMNS, type ColumnKey } from '../list/table-columns.tsx'

/** A column as someone laid it out: its place is its place in the list. */
export interface LaidColumn {
  readonly key: ColumnKey
  /** CSS pixels. */
  readonly width: number
  readonly shown: boolean
}

export type ColumnLayout = readonly LaidColumn[]

/** CSS pixels. */
const NARROWEST = 60
const WIDEST = 600

/** The layout before anyone changed it. */
export const FIRST_LAYOUT: ColumnLayout = TABLE_COLUMNS.map(({ key, width, hidden = false }) => ({ key, width, shown: !hidden }))

/** Reads a kept layout: columns it does not know are dropped, those it lacks come last, as they are at first. Never fails. Pure. */
export function readLayout(kept: string | null): ColumnLayout {
  const rows = parse(kept)
  if (rows.length === 0) return FIRST_LAYOUT
  const known = rows.flatMap((row): LaidColumn[] => {
    const first = FIRST_LAYOUT.find(({ key }) => key === row['key'])
    return first ? [{ key: first.key, width: within(Number(row['width']) || first.width), shown: row['shown'] === true }] : []
  })
  const laid = known.filter((column, index) => known.findIndex(({ key }) => key === column.key) === index)
  return [...laid, ...FIRST_LAYOUT.filter(({ key }) => !laid.some((one) => one.key === key))]
}

/** The layout with one column in the place of another. */
export function moveColumn(layout: ColumnLayout, key: ColumnKey, to: ColumnKey): ColumnLayout {
  const from = layout.findIndex((column) => column.key === key)
  const place = layout.findIndex((column) => column.key === to)
  const column = layout[from]
  return column === undefined || place === -1 ? layout : layout.toSpliced(from, 1).toSpliced(place, 0, column)
}

/** The layout with one column moved one place forward (-1) or back (1); the ends stay. */
export function stepColumn(layout: ColumnLayout, key: ColumnKey, by: 1 | -1): ColumnLayout {
  const neighbour = layout[layout.findIndex((column) => column.key === key) + by]
  return neighbour === undefined ? layout : moveColumn(layout, key, neighbour.key)
}

/** The layout with one column changed; a width outside of 60 to 600 is put within. */
export function changeColumn(layout: ColumnLayout, key: ColumnKey, change: Partial<Pick<LaidColumn, 'width' | 'shown'>>): ColumnLayout {
  return layout.map((column) => (column.key === key ? { ...column, ...change, width: within(change.width ?? column.width) } : column))
}

function within(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
}

function parse(kept: string | null): Record<string, unknown>[] {
  try {
    const rows: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : []
  } catch {
    return []
  }
}
