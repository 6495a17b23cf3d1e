import type { PatentDetail } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { RelativeLink } from '../relatives/relative-link.tsx'
import styles from './text-sections.module.css'

/** Whether a patent has bibliographic data only: no abstract, no claims, no description in any language. */
export function isWithoutText({ abstracts, claims, description, sequences }: PatentDetail): boolean {
  return abstracts.length + claims.length + description.length + sequences.length === 0
}

/** Explains that there is only bibliographic data, and links to other publications of the application. */
export function NoText({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const others = patent.publications.filter(({ publication_number: number }) => number !== patent.publication_number)
  return (
    <div className={styles['none']}>
      <p>{t('text.noneWhy')}</p>
      {others.length > 0 && (
        <p className={styles['elsewhere']}>
          {t('text.elsewhere')}
          {others.map(({ publication_number: number }) => (
            <RelativeLink key={number} id={number} />
          ))}
        </p>
      )}
    </div>
  )
}
