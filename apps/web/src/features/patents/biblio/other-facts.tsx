import type { PatentDetail } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './biblio-grid.module.css'

/** What the source says besides, under its own names, and where the record came from; folded, for few need it. */
export function OtherFacts({ patent: { other, source } }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const format = [source.format, source.version].filter(Boolean).join(' ')
  return (
    <details className={styles['source']}>
      <summary>
        {t('biblio.source')} <span>{format}</span>
        {other.length > 0 && <span>{t('sourceFacts.other', { count: other.length })}</span>}
      </summary>
      <dl className={styles['grid']}>
        {source.file !== null && (
          <div data-key="other">
            <dt>{t('sourceFacts.file')}</dt>
            <dd>{source.position === null ? source.file : `${source.file} · ${source.position}`}</dd>
          </div>
        )}
        {other.map(({ name, values }) => (
          <div key={name} data-key="other">
            <dt>{name}</dt>
            <dd>{values.join('; ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
