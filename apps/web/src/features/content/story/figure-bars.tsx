import { FigureLink } from './figure-link.tsx'
import styles from './figure-bars.module.css'
import type { Figure, FigureGroup } from './index-figures.ts'
import { useNumberFormat } from './use-number-format.ts'

interface FigureBarsProps {
  readonly group: FigureGroup
  readonly figures: readonly Figure[]
  /** Lines shown, the first ones. */
  readonly max?: number
}

/** One bar per line, proportional to its count; each links to its documents. */
export function FigureBars({ group, figures, max = 10 }: FigureBarsProps) {
  const format = useNumberFormat()
  const highest = figures[0]?.count ?? 1
  return (
    <ol className={styles['bars']}>
      {figures.slice(0, max).map(({ value, name, count }) => (
        <li key={value}>
          <FigureLink group={group} value={value}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['track']}>
              <span className={styles['bar']} style={{ inlineSize: `${(count / highest) * 100}%` }} />
            </span>
            <span className={styles['count']}>{format.count(count)}</span>
          </FigureLink>
        </li>
      ))}
    </ol>
  )
}
