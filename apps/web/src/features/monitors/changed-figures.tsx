import type { ChangedFigure } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './monitors-page.module.css'

interface ChangedFiguresProps {
  readonly changes: readonly ChangedFigure[]
  /** All that have changed; the list may have the largest ones only. */
  readonly found: number
}

/** The figures of a report that a run found changed. */
export function ChangedFigures({ changes, found }: ChangedFiguresProps) {
  const { t } = useTranslation('monitors')
  if (changes.length === 0) return null
  return (
    <>
      <ul className={styles['figures']}>
        {changes.map(({ chart, name, from, to }, index) => (
          // Two charts of a report may have the same name and values.
          <li key={index}>{t('figure', { chart, name, from, to })}</li>
        ))}
      </ul>
      {found > changes.length && <p className={styles['facts']}>{t('moreFigures', { count: found - changes.length })}</p>}
    </>
  )
}
