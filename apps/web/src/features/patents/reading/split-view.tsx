import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'
import styles from './split-view.module.css'

interface SplitViewProps {
  /** Accessible name of the divider. */
  divider: string
  left: ReactNode
  /** null: the left side takes the full width. */
  right: ReactNode | null
}

const KEY = 'gezhi.patentSplit'
/** Share of the width that the left side may take, percent. */
const LIMITS = { min: 30, max: 75 } as const
/** Initial width of the left side: at most what lines of text can fill. */
const FIRST = { percent: 60, px: 1100 } as const
/** Step of an arrow key, in percent. */
const STEP = 2

/** Two sides with a divider that is dragged or moved by arrow keys; its position is stored for the next visit. */
export function SplitView({ divider, left, right }: SplitViewProps) {
  const [share, setShare] = useState(() => within(Number(readStored(KEY) ?? firstShare())))
  const [dragging, setDragging] = useState(false)
  const setStored = (next: number) => {
    setShare(within(next))
    writeStored(KEY, String(Math.round(within(next))))
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (dragging && box) setShare(within((100 * (event.clientX - box.left)) / box.width))
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0
    if (by === 0) return
    event.preventDefault()
    setStored(share + by)
  }
  return (
    <div className={styles['split']} data-dragging={dragging || undefined}>
      <div className={styles['side']} style={{ inlineSize: right === null ? '100%' : `${share}%` }}>
        {left}
      </div>
      {right !== null && (
        <>
          <div
            className={styles['divider']}
            role="separator"
            aria-orientation="vertical"
            aria-label={divider}
            aria-valuemin={LIMITS.min}
            aria-valuemax={LIMITS.max}
            aria-valuenow={Math.round(share)}
            tabIndex={0}
            onKeyDown={press}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setDragging(true)
            }}
            onPointerMove={drag}
            onPointerUp={() => {
              setDragging(false)
              setStored(share)
            }}
            onDoubleClick={() => setStored(firstShare())}
          />
          <div className={`${styles['side']} ${styles['right']}`}>{right}</div>
        </>
      )}
    </div>
  )
}

function firstShare(): number {
  return Math.min(FIRST.percent, (100 * FIRST.px) / innerWidth)
}

function within(share: number): number {
  return Number.isFinite(share) ? Math.min(Math.max(share, LIMITS.min), LIMITS.max) : firstShare()
}
