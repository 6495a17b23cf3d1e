import { useMemo, type PointerEvent } from 'react'
import styles from './hit-map.module.css'
import { mapTicks, nearestHit } from './map-ticks.ts'
import type { Hits } from './use-hits.ts'

/** Number of steps of the map: ticks are not visible at a finer resolution. */
const STEPS = 240

/**
 * Next to the scrollbar, the positions of the search terms in the text; a click goes to the nearest. For the keyboard there are buttons
 * at the top.
 */
export function HitMap({ hits }: { hits: Hits }) {
  const ticks = useMemo(() => mapTicks(hits.positions, STEPS), [hits.positions])
  if (hits.positions.length === 0) return null
  const press = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    hits.goTo(nearestHit(hits.positions, (event.clientY - box.top) / box.height))
  }
  return (
    <div className={styles['map']} aria-hidden="true" data-hit-map onPointerDown={press}>
      {ticks.map(({ at, color }) => (
        <span key={`${at} ${color}`} data-color={color} style={{ insetBlockStart: `${at * 100}%` }} />
      ))}
    </div>
  )
}
