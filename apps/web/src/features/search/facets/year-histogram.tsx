import { useState, type PointerEvent } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { replaceIncluded, valuesOf } from '../../../search-state/facet-filter.ts'
import type { Found } from '../../../search-state/search-request.ts'
import { useFacetCounts } from '../api/use-facet-counts.ts'
import type { FilterChange } from '../filters/filter-change.ts'
import { yearBars, yearsBetween, type YearBar } from './year-bars.ts'
import styles from './year-histogram.module.css'

interface YearHistogramProps {
  /** Key of a facet whose values are years. */
  facet: string
  found: Found
  onChange: (change: FilterChange) => void
}

/** Hits a year as bars; a click narrows to that year, a drag to several. The list of years below does the same by keyboard. */
export function YearHistogram({ facet, found, onChange }: YearHistogramProps) {
  const { t } = useListWords()
  const { counted } = useFacetCounts(found, facet, false)
  const [dragged, setDragged] = useState<readonly [from: string, to: string] | null>(null)
  const bars = yearBars(counted?.list ?? [])
  const [first, last] = [bars[0], bars.at(-1)]
  if (first === undefined || last === undefined) return null
  const top = bars.reduce((max, bar) => (bar.count > max.count ? bar : max))
  const chosen = dragged === null ? valuesOf(found.filters, facet, true) : yearsBetween(bars, ...dragged)

  const at = (event: PointerEvent<HTMLElement>): YearBar => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - left) / width) * bars.length)
    return bars[Math.min(Math.max(index, 0), bars.length - 1)] ?? first
  }
  const release = () => {
    if (dragged === null) return
    const years = yearsBetween(bars, ...dragged)
    setDragged(null)
    if (years.length > 0) onChange((filters) => replaceIncluded(filters, facet, years))
  }
  return (
    <figure className={styles['figure']}>
      <div
        className={styles['bars']}
        role="img"
        aria-label={t('facets.years', { from: first.year, to: last.year, top: top.year, count: top.count })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragged([at(event).year, at(event).year])
        }}
        onPointerMove={(event) => dragged && setDragged([dragged[0], at(event).year])}
        onPointerUp={release}
        onPointerCancel={() => setDragged(null)}
      >
        {bars.map((bar) => (
          <span
            key={bar.year}
            className={styles['bar']}
            data-chosen={chosen.includes(bar.year) || undefined}
            title={t('facets.yearCount', { year: bar.year, count: bar.count })}
          >
            <span style={{ blockSize: `${bar.height * 100}%` }} />
          </span>
        ))}
      </div>
      <figcaption className={styles['axis']} aria-hidden="true">
        <span>{first.year}</span>
        <span>{dragged && `${dragged.toSorted()[0]}–${dragged.toSorted()[1]}`}</span>
        <span>{last.year}</span>
      </figcaption>
    </figure>
  )
}
