import { percent } from './percent.ts'
import type { YearAxis } from './year-axis.ts'
import styles from './year-lines.module.css'

/** Lines of the labelled years behind a picture of this height in px, their labels below it; needs 24 px more. */
export function YearLines({ axis, height }: { axis: YearAxis; height: number }) {
  return axis.labels.map((year) => {
    const x = percent(axis.at(`${year}`))
    return (
      <g key={year} className={styles['year']}>
        <line x1={x} x2={x} y1="0" y2={height} />
        <text x={x} y={height + 16} dx="2">
          {year}
        </text>
      </g>
    )
  })
}
