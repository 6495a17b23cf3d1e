import { useTranslation } from 'react-i18next'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { patentStatus } from '../../../kinds/patents/patent-status.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { CompareLink } from '../compare/compare-link.tsx'
import { RelativeLink } from './relative-link.tsx'
import styles from './relative-item.module.css'

/** Displayed properties of another patent. */
export interface RelativeFacts {
  readonly publication_number: string
  readonly title: string
  readonly applicant: string | null
  readonly application_date: string | null
  readonly publication_date: string | null
  readonly legal_status: string | null
  readonly legal_status_basis: 'event' | 'publication' | 'term' | null
  readonly legal_status_date: string | null
  /** Shown if there is no title. */
  readonly abstract?: string
}

interface RelativeItemProps {
  relative: RelativeFacts
  note?: string | null
  /** With a link that compares it with the patent of the page. */
  compared?: boolean
}

/**
 * Another patent in the index as a list item: number, status, title, applicant and date. Sources of families and citations often lack a
 * title: the beginning of the abstract is shown instead, and the publication date if no other date is known.
 */
export function RelativeItem({ relative, note, compared = false }: RelativeItemProps) {
  const { t } = useTranslation('patents')
  const { publication_number: number, title, abstract = '' } = relative
  return (
    <div className={styles['relative']}>
      <p className={styles['head']}>
        <RelativeLink id={number} />
        <LegalStatusTag status={patentStatus(relative)} />
        {compared && <CompareLink id={number} />}
        {note && <span className={styles['note']}>{note}</span>}
      </p>
      {title !== '' && <p className={styles['title']}>{title}</p>}
      {title === '' && abstract !== '' && <p className={styles['gist']}>{abstract.slice(0, MAX_OF_ABSTRACT)}</p>}
      <p className={styles['facts']}>{[title === '' && t('untitled'), ...useFacts(relative)].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** More than two lines hold. */
const MAX_OF_ABSTRACT = 300

/** Applicant and date; of patents without an application date the day of publication. */
function useFacts({ applicant, application_date: applied, publication_date: published }: RelativeFacts): (string | null)[] {
  const { t } = useTranslation('patents')
  const date = applied === null && published !== null ? t('relative.published', { date: recordDate(published) }) : recordDate(applied)
  return [applicant, date]
}
