import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { inIdleSlices } from '../long-text/idle-slices.ts'
import { hitPositions, type HitPosition } from './hit-positions.ts'

/** Milliseconds for which changes are collected before the next idle moment is awaited. */
const TOGETHER_MS = 300
/** Nothing further is begun when less than this is left of a slice, ms. */
const MIN_SLICE_MS = 2

/** The marked terms of a column of text, and how to go through them. */
export interface Hits {
  readonly positions: readonly HitPosition[]
  /** Index of the current one, from 0; null before the first. */
  readonly current: number | null
  readonly goTo: (hit: number) => void
}

/** Tracks the positions of the marks in a column, which change while a long text is being rendered. */
export function useHits(column: RefObject<HTMLElement | null>): Hits {
  const [positions, setPositions] = useState<readonly HitPosition[]>([])
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    const element = column.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop = () => {}
    // A search that has begun is ended before the next, so that the map fills while the text does.
    let searching = false
    let changed = false
    const search = () => {
      timer = undefined
      searching = true
      changed = false
      const found = hitPositions(element)
      stop = inIdleSlices((timeLeft) => {
        const positions = positionsWithin(found, timeLeft)
        if (positions === null) return 'more'
        searching = false
        startTransition(() => setPositions(positions))
        if (changed) look()
        return 'done'
      })
    }
    const look = () => {
      changed = true
      if (!searching) timer ??= setTimeout(search, TOGETHER_MS)
    }
    const changes = new MutationObserver(look)
    const sizes = new ResizeObserver(look)
    changes.observe(element, { childList: true, subtree: true })
    sizes.observe(element)
    look()
    return () => {
      clearTimeout(timer)
      stop()
      changes.disconnect()
      sizes.disconnect()
    }
  }, [column])
  const shown = useRef<HTMLElement | null>(null)
  const goTo = (hit: number) => {
    const mark = column.current?.querySelectorAll('mark')[hit]
    if (mark === undefined) return
    shown.current?.removeAttribute('data-current')
    mark.setAttribute('data-current', '')
    shown.current = mark
    mark.closest('details')?.setAttribute('open', '')
    mark.scrollIntoView({ block: 'center' })
    setCurrent(hit)
  }
  return { positions, current: current !== null && current < positions.length ? current : null, goTo }
}

/** Continues a search while there is time; null if it is unfinished. */
function positionsWithin(found: ReturnType<typeof hitPositions>, timeLeft: () => number): readonly HitPosition[] | null {
  do {
    const step = found.next()
    if (step.done) return step.value
  } while (timeLeft() > MIN_SLICE_MS)
  return null
}
