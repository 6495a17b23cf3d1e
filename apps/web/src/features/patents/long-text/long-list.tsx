import { memo, startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { chunksOf, type Chunk } from './chunks.ts'
import { fillWhenIdle } from './fill-order.ts'
import styles from './long-list.module.css'
import { whenNear } from './when-near.ts'

interface LongListProps<Item> {
  items: readonly Item[]
  lengthOf: (item: Item) => number
  /** A list's items are `li`. */
  as: 'ol' | 'div'
  className?: string | undefined
  /** Role of a chunk where items are rows of a table. */
  role?: 'rowgroup'
  /** Chunks rendered at once. */
  atOnce?: number
  /** Must be the same function as long as items are rendered the same way. */
  children: (item: Item, index: number) => ReactNode
}

/** Chunks of a list rendered at once; the others follow when they are near the screen, or when the browser is idle. */
const AT_ONCE = 2
/** Chunks in the document at once; one element reserves the space of the others until those are rendered. */
const FIRST = 8
/** Height and characters of a line, to reserve space before a chunk is rendered. */
const LINE = { px: 26, characters: 55 } as const

/**
 * Items in chunks, so that a text of hundreds of pages appears at once: chunks far from the screen are rendered in idle moments and laid
 * out when they come near. In the end everything is in the document, for the browser's search and printing.
 */
export function LongList<Item>({ items, lengthOf, as, className, role, atOnce = AT_ONCE, children }: LongListProps<Item>) {
  const chunks = useMemo(() => chunksOf(items, lengthOf), [items, lengthOf])
  const [isWhole, setWhole] = useState(false)
  // After the first frame: hundreds of empty elements would delay it.
  useEffect(() => startTransition(() => setWhole(true)), [])
  const rest = isWhole ? [] : chunks.slice(FIRST)
  return (
    <>
      {chunks.slice(0, isWhole ? undefined : FIRST).map((chunk, index) => (
        <ChunkOf key={chunk.from} chunk={chunk as Chunk<unknown>} as={as} className={className} role={role} atOnce={index < atOnce}>
          {children as (item: unknown, index: number) => ReactNode}
        </ChunkOf>
      ))}
      {rest.length > 0 && <div style={{ blockSize: rest.reduce((height, chunk) => height + heightOf(chunk), 0) }} />}
    </>
  )
}

/** Estimated height of a chunk, px. */
function heightOf(chunk: Chunk<unknown>): number {
  return Math.ceil(chunk.length / LINE.characters + chunk.items.length) * LINE.px
}

interface ChunkProps {
  chunk: Chunk<unknown>
  as: 'ol' | 'div'
  className: string | undefined
  role: string | undefined
  atOnce: boolean
  children: (item: unknown, index: number) => ReactNode
}

const ChunkOf = memo(function ChunkOf({ chunk, as: Element, className, role, atOnce, children }: ChunkProps) {
  const box = useRef<HTMLElement>(null)
  const [drawn, setDrawn] = useState(atOnce)
  useEffect(() => {
    if (drawn || box.current === null) return
    const draw = () => setDrawn(true)
    const stops = [fillWhenIdle(draw), whenNear(box.current, draw)]
    return () => stops.forEach((stop) => stop())
  }, [drawn])
  const height = heightOf(chunk)
  return (
    <Element
      ref={(element: HTMLElement | null) => {
        box.current = element
      }}
      role={role}
      data-chunk={chunk.from}
      className={[styles['chunk'], className].filter(Boolean).join(' ')}
      style={drawn ? { containIntrinsicBlockSize: `auto ${height}px` } : { blockSize: height }}
    >
      {drawn && chunk.items.map((item, index) => children(item, chunk.from + index))}
    </Element>
  )
})
