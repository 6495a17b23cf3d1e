import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

interface VirtualRowsProps {
  /** Rows in all. */
  count: number
  /** Height of a row before it was measured, CSS pixels. */
  height: number
  /** Row to keep in sight; null for none. */
  current: number | null
  /** The scroll container of the list; null for the window, in which every row is rendered. */
  scroller: RefObject<HTMLElement | null> | null
  label: string
  className?: string | undefined
  /** Draws one row as a `<li>` that takes the reference and the index given. */
  renderRow: (index: number, measured: { ref: (node: HTMLElement | null) => void; 'data-index': number }) => ReactNode
}

/** Up to so many rows, the smallest page, are all rendered: their places are exact, so that going back finds the list where it was. */
const MAX_ALL = 20
/** Rows rendered before and after the visible ones. */
const OVERSCAN = 2

/** A list of rows of any height that renders only those near the viewport when there are many. */
export function VirtualRows({ scroller, ...rows }: VirtualRowsProps) {
  return scroller === null || rows.count <= MAX_ALL ? <AllRows {...rows} /> : <RowsInSight {...rows} scroller={scroller} />
}

type Rows = Omit<VirtualRowsProps, 'scroller'>

function RowsInSight({
  count,
  height,
  current,
  scroller,
  label,
  className,
  renderRow,
}: Rows & { scroller: RefObject<HTMLElement | null> }) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // Not rounded, as by default: a fraction of a pixel more or less moves the rows whenever one comes or goes, back and forth without end.
    measureElement: (row) => row.getBoundingClientRect().height,
  })
  // The scroll container may be mounted together with the rows, so it is available only afterwards.
  useEffect(() => virtual.measure(), [virtual])
  useEffect(() => {
    if (current !== null) virtual.scrollToIndex(current, { align: 'auto' })
  }, [virtual, current])
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <ol className={className} aria-label={label} style={{ paddingBlock: `${before}px ${after}px` }}>
      {items.map(({ index }) => renderRow(index, { ref: virtual.measureElement, 'data-index': index }))}
    </ol>
  )
}

function AllRows({ count, current, label, className, renderRow }: Rows) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (current !== null) list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <ol ref={list} className={className} aria-label={label}>
      {Array.from({ length: count }, (_, index) => renderRow(index, { ref: NOT_MEASURED, 'data-index': index }))}
    </ol>
  )
}

const NOT_MEASURED = () => {}
