import { useTranslation } from 'react-i18next'
import { ScrollFrame } from '../article/scroll-frame.tsx'
import { FigureLink } from './figure-link.tsx'
import { largest, type Figure } from './index-figures.ts'
import { useNumberFormat } from './use-number-format.ts'
import styles from './year-columns.module.css'

/** Years that have a label: at most about this many. */
const LABELS = 8

/** A column for every year; each links to its publications. */
export function YearColumns({ years }: { years: readonly Figure[] }) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const top = largest(years)
  const every = Math.ceil(years.length / LABELS)
  return (
    <ScrollFrame ref={showNewest} className={styles['frame']} label={t('story.years')}>
      <ol className={styles['years']}>
        {years.map(({ value, count }, index) => (
          <li key={value} data-top={value === top?.value || undefined}>
            <FigureLink group="years" value={value} label={t('story.year', { year: value, documents: format.count(count) })}>
              <span className={styles['count']}>{value === top?.value && format.count(count)}</span>
              <span className={styles['bar']} style={{ blockSize: `${(count / (top?.count ?? 1)) * 160}px` }} />
              <span className={styles['label']}>{(years.length - 1 - index) % every === 0 && value}</span>
            </FigureLink>
          </li>
        ))}
      </ol>
    </ScrollFrame>
  )
}

/** The newest years are at the end. */
function showNewest(frame: HTMLElement | null): void {
  frame?.scrollTo({ left: frame.scrollWidth })
}
