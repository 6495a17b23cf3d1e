import type { KindDisplay } from '../../../kinds/kind-display.ts'

/** A column as someone laid it out: its place is its place in the list. */
export interface LaidColumn {
  /** Key of one of the kind's fields. */
  readonly key: string
  /** CSS pixels. */
  readonly width: number
  readonly shown: boolean
}

export type ColumnLayout = readonly LaidColumn[]

/** Widths of columns that someone changed, CSS pixels. */
export type ColumnWidths = Readonly<Partial<Record<string, number>>>

/** CSS pixels. */
const NARROWEST = 60
const WIDEST = 600

/** The visible columns in order, and then the others; `shown` is the user's choice, undefined for the default. Pure. */
export function layColumns(kind: KindDisplay, shown: readonly string[] | undefined, widths: ColumnWidths): ColumnLayout {
  return kind.fieldsInOrder('tableList', shown).flatMap(({ field: key, shown: isShown }) => {
    const field = kind.fields.find((one) => one.key === key)
    return field === undefined ? [] : [{ key, width: widths[key] ?? field.width, shown: isShown }]
  })
}

/** The keys of the visible columns after moving one to the position of another. Pure. */
export function moveColumn(layout: ColumnLayout, key: string, to: string): readonly string[] {
  const shown = layout.filter((column) => column.shown).map((column) => column.key)
  const [from, target] = [shown.indexOf(key), shown.indexOf(to)]
  return from === -1 || target === -1 ? shown : shown.toSpliced(from, 1).toSpliced(target, 0, key)
}

/** Reads stored widths: invalid ones are dropped; others are put within 60 to 600. Never fails. Pure. */
export function readWidths(stored: string | null): ColumnWidths {
  return Object.fromEntries(
    Object.entries(parse(stored)).flatMap(([key, width]) =>
      typeof width === 'number' && Number.isFinite(width) ? [[key, widthWithin(width)]] : [],
    ),
  )
}

/** A width within 60 to 600 CSS pixels. Pure. */
export function widthWithin(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))
}

function parse(stored: string | null): object {
  try {
    const widths: unknown = JSON.parse(stored ?? '{}')
    return typeof widths === 'object' && widths !== null && !Array.isArray(widths) ? widths : {}
  } catch {
    return {}
  }
}
