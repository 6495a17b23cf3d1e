import { useCallback, useMemo, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts.ts'
import type { ListedRow, ListView } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { pickRecords, usePickedRecords } from '../selection/picked-records.ts'
import { DrawingRows } from '../views/drawing-rows.tsx'
import { storeListPosition, listAddress, listPosition } from './list-position.ts'
import { ResultCards } from './result-cards.tsx'
import { ResultTable } from './result-table.tsx'
import { useListPosition } from './use-list-position.ts'

interface ResultRowsProps {
  state: SearchState
  view: ListView
  rows: readonly ListedRow[]
  /** False while these are still the rows of the search before. */
  settled: boolean
  phone: boolean
  scroller: RefObject<HTMLDivElement | null>
}

/** The rows, one of which is current for the keyboard; back from a patent both the current row and the scroll position are restored. */
export function ResultRows({ state, view, rows, settled, phone, scroller }: ResultRowsProps) {
  const address = useMemo(() => `${view} ${listAddress(state)}`, [view, state])
  const [moved, setMoved] = useState<{ address: string; row: string | null } | null>(null)
  const row = moved?.address === address ? moved.row : (listPosition(address)?.row ?? null)
  const index = rows.findIndex((one) => one.id === row)
  const current = index === -1 ? null : index
  const kind = useShownKind()
  const picked = usePickedRecords(kind)
  useListPosition(address, settled, phone ? null : scroller)

  // The same function for the same rows, so that only the rows that change are rendered again.
  const go = useCallback(
    (to: number) => {
      const next = rows[Math.min(Math.max(to, 0), rows.length - 1)]
      if (!next) return
      setMoved({ address, row: next.id })
      // At once: a click that opens the row removes this page before it is rendered again.
      storeListPosition(address, { row: next.id })
    },
    [address, rows],
  )
  const step = (by: number) => {
    // From the stored row, not the rendered one: keys may be pressed faster than rendering.
    const here = rows.findIndex((one) => one.id === listPosition(address)?.row)
    // Moves the focus at once, too: Enter right after j opens the new row, not the link that had the focus before.
    flushSync(() => go(here === -1 ? (by > 0 ? 0 : rows.length - 1) : here + by))
    focusCurrentRow()
    // A row far from the visible ones is rendered only with the next frame.
    requestAnimationFrame(focusCurrentRow)
  }
  const pick = () => {
    const here = current === null ? undefined : rows[current]
    if (here) pickRecords(kind, [here], !picked.has(here.id))
  }
  useShortcuts({ j: () => step(1), k: () => step(-1), x: pick, Enter: openCurrentRow })
  const shown = { rows, state, current, onCurrent: go }
  if (view !== 'tableList') return <DrawingRows {...shown} view={view} scroller={phone ? null : scroller} />
  return phone ? <ResultCards {...shown} /> : <ResultTable {...shown} scroller={scroller} />
}

function focusCurrentRow(): void {
  currentLink()?.focus({ preventScroll: true })
}

function openCurrentRow(): void {
  currentLink()?.click()
}

function currentLink(): HTMLAnchorElement | null {
  return document.querySelector('[data-row][aria-current] a')
}
