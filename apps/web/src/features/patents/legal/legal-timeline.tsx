import type { PatentDetail } from '@gezhi/contract/client'
import { LEGAL_DETAIL_LABELS, type CodeLabels } from '@gezhi/records'
import { useTranslation } from 'react-i18next'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import type { ShownStatus } from '../../../kinds/kind-display.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { patentStatus } from '../../../kinds/patents/patent-status.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { eventDescription } from './event-description.ts'
import { LegalPicture } from './legal-picture.tsx'
import styles from './legal-timeline.module.css'

type LegalEvent = PatentDetail['legal_events'][number]
type LegalState = NonNullable<PatentDetail['legal_state']>

const DETAILS: CodeLabels = LEGAL_DETAIL_LABELS

/** The legal state of a patent, what determined it, and its events, newest first, each with an explanation. */
export function LegalTimeline({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const events = patent.legal_events.toSorted((a, b) => b.date.localeCompare(a.date))
  const state = patent.legal_state
  return (
    <>
      <p className={styles['now']}>
        {t('legal.now')} <LegalStatusTag status={nameOnly(patentStatus(patent))} />
        {patent.legal_status === null && <span>{t('legal.unknown')}</span>}
        {state && <DecidedBy state={state} />}
      </p>
      <Caution patent={patent} />
      <LegalPicture patent={patent} />
      {events.length === 0 && <p className={styles['note']}>{t('legal.none')}</p>}
      <ol className={styles['timeline']}>
        {events.map((event, index) => (
          <EventRow key={`${index} ${event.date} ${event.code}`} event={event} decided={isSame(event, state?.decided_by.event ?? null)} />
        ))}
      </ol>
    </>
  )
}

/** The evidence is shown next to it. */
function nameOnly(status: ShownStatus | null): ShownStatus | null {
  return status && { ...status, note: null }
}

/** Limits of the status: there is no evidence in the index, or only that the right was once granted. */
function Caution({ patent: { legal_status: status, legal_state: state } }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const grantAlone = state?.status === 'granted_unverified'
  if (status !== null && !grantAlone) return null
  return <p className={styles['caution']}>{t(grantAlone ? 'legal.grantAlone' : 'legal.unknownWhy')}</p>
}

function EventRow({ event, decided }: { event: LegalEvent; decided: boolean }) {
  const { t } = useTranslation('patents')
  const meaning = eventDescription(event)
  return (
    <li data-decided={decided || undefined}>
      <time dateTime={recordDate(event.date)}>{recordDate(event.date)}</time>
      {decided && <span className={styles['decided']}>{t('legal.decided')}</span>}
      <p>{event.text}</p>
      {meaning !== null && <p className={styles['meaning']}>{t(`eventDescriptions.${meaning}`)}</p>}
      <p className={styles['note']}>
        {event.office} {event.code}
      </p>
    </li>
  )
}

/** The evidence of the status, with its date. */
function DecidedBy({ state: { detail, decided_by: by } }: { state: LegalState }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const publication = by.kind === null ? t('legal.grantDate') : t('legal.publication', { kind: by.kind })
  const what = by.event?.text ?? (by.by === 'term' ? t(by.latest ? 'legal.latestTerm' : 'legal.term') : publication)
  return (
    <>
      {detail !== 'granted-unverified' && <span>{DETAILS[detail]?.[language] ?? detail}</span>}
      <span className={styles['note']}>{t('legal.by', { what: [what, recordDate(by.date)].filter(Boolean).join(' · ') })}</span>
    </>
  )
}

function isSame(event: LegalEvent, decided: LegalEvent | null): boolean {
  return decided !== null && event.date === decided.date && event.code === decided.code && event.text === decided.text
}
