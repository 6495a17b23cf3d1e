import { BOARD_COLUMNS, MAX_PANEL_ROWS, type BoardPanel } from '@gezhi/contract/client'

/** A chart of an open board; the key stays when it is moved. */
export interface OpenPanel {
  readonly key: number
  readonly panel: BoardPanel
}

/** The list with the item at one index moved to another; the same list for indices outside it. Pure. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** A panel of another size, within the limits of boards. Pure. */
export function resized(panel: BoardPanel, columns: number, rows: number): BoardPanel {
  const size = { columns: within(columns, BOARD_COLUMNS), rows: within(rows, MAX_PANEL_ROWS) }
  return size.columns === panel.columns && size.rows === panel.rows ? panel : { ...panel, ...size }
}

/** What an arrow key does to an index or a size: one less, one more, or nothing. Pure. */
export function stepOf(key: string): { readonly across: number; readonly down: number } | null {
  switch (key) {
    case 'ArrowLeft':
      return { across: -1, down: 0 }
    case 'ArrowRight':
      return { across: 1, down: 0 }
    case 'ArrowUp':
      return { across: 0, down: -1 }
    case 'ArrowDown':
      return { across: 0, down: 1 }
    default:
      return null
  }
}

function within(size: number, max: number): number {
  return Math.min(max, Math.max(1, Math.round(size)))
}
