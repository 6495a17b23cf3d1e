import type { PatentDetail } from '@gezhi/contract/client'
import { LEGAL_DETAIL_LABELS, type CodeLabels } from '@gezhi/records'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LegalStatusTag } from '../../../../components/legal-status/legal-status-tag.tsx'
import { patentStatus } from '../../../../kinds/patents/patent-status.ts'
import { recordDate } from '../../../../kinds/record-date.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { CompareCells } from '../compare-cells.tsx'
import { CompareSection } from '../compare-section.tsx'
import type { ComparedPatent } from '../use-compared-patents.ts'
import styles from './legal-comparison.module.css'

const DETAILS: CodeLabels = LEGAL_DETAIL_LABELS

/** Latest events shown of each patent. */
const SHOWN = 5

/** The legal status of each patent with its latest events. */
export function LegalComparison({ patents }: { patents: readonly ComparedPatent[] }) {
  return (
    <CompareSection name="legal">
      <CompareCells patents={patents}>{(patent) => <LegalStatus patent={patent} />}</CompareCells>
    </CompareSection>
  )
}

function LegalStatus({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('comparison')
  const language = useLanguage()
  const events = patent.legal_events.toSorted((a, b) => b.date.localeCompare(a.date))
  const detail = patent.legal_state?.detail
  return (
    <>
      <p className={styles['status']}>
        {patent.legal_status === null ? t('legal.unknown') : <LegalStatusTag status={patentStatus(patent)} />}
        {detail !== undefined && detail !== 'granted-unverified' && <span>{DETAILS[detail]?.[language] ?? detail}</span>}
      </p>
      {events.length === 0 && <p className={styles['note']}>{t('legal.none')}</p>}
      <ol className={styles['events']}>
        {events.slice(0, SHOWN).map((event, index) => (
          <li key={`${index} ${event.date} ${event.code}`}>
            <time dateTime={recordDate(event.date)}>{recordDate(event.date)}</time> {event.text}
          </li>
        ))}
      </ol>
      {events.length > SHOWN && <p className={styles['note']}>{t('legal.more', { count: events.length - SHOWN })}</p>}
      <Link to="/searchDetail" search={{ id: patent.publication_number ?? patent.id, tab: 'legal' }}>
        {t('legal.whole')}
      </Link>
    </>
  )
}
