import { useMemo, type PointerEvent } from 'react'
import styles from './hit-map.module.css'
import { mapTicks, nearestHit } from './map-ticks.ts'
import type { Hits } from './use-hits.ts'

/** Steps of the map: finer than this no tick can be seen. */
const STEPS = 240

/** Beside the scrollbar, where in the text the terms of the search stand; a click goes to the nearest. Keys go by the buttons on top. */
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
