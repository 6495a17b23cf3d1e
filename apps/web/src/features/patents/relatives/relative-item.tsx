import { useTranslation } from 'react-i18next'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { patentDate } from '../../../search-state/patent-date.ts'
import { RelativeLink } from './relative-link.tsx'
import styles from './relative-item.module.css'

/** What is shown of another patent. */
export interface RelativeFacts {
  readonly publication_number: string
  readonly title: string
  readonly applicant: string | null
  readonly application_date: string | null
  readonly legal_status: string | null
}

/** Another patent that is held here, as a list shows it: number, status, title, applicant and date. */
export function RelativeItem({ relative, note }: { relative: RelativeFacts; note?: string | null }) {
  const { t } = useTranslation('patents')
  const { publication_number: number, title, applicant, application_date: date, legal_status: status } = relative
  return (
    <div className={styles['relative']}>
      <p className={styles['head']}>
        <RelativeLink id={number} />
        <LegalStatusTag status={status} />
        {note && <span className={styles['note']}>{note}</span>}
      </p>
      <p className={styles['title']}>{title || t('untitled')}</p>
      <p className={styles['facts']}>{[applicant, patentDate(date)].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
