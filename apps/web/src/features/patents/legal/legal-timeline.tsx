import type { PatentDetail } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { patentDate } from '../../../search-state/patent-date.ts'
import styles from './legal-timeline.module.css'

/** What happened to a patent in law, newest first. */
export function LegalTimeline({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const events = patent.legal_events.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <>
      {patent.legal_status !== null && (
        <p className={styles['now']}>
          {t('legal.now')} <LegalStatusTag status={patent.legal_status} />
        </p>
      )}
      {events.length === 0 && <p className={styles['note']}>{t('legal.none')}</p>}
      <ol className={styles['timeline']}>
        {events.map((event, index) => (
          <li key={`${index} ${event.date} ${event.code}`}>
            <time dateTime={patentDate(event.date)}>{patentDate(event.date)}</time>
            <p>{event.text}</p>
            <p className={styles['note']}>
              {event.office} {event.code}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
