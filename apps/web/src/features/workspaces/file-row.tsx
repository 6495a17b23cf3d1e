import type { SpaceFile } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LegalStatusTag } from '../../components/legal-status/legal-status-tag.tsx'
import type { RowBox } from '../../components/own-list/chosen-rows.tsx'
import { recordDate } from '../../kinds/record-date.ts'
import { useKind } from '../../kinds/use-kind.ts'
import styles from './spaces-page.module.css'

interface FileRowProps {
  readonly file: SpaceFile
  readonly box: RowBox
}

/** A file of a space: the record it refers to, which its title opens. */
export function FileRow({ file, box }: FileRowProps) {
  const { t } = useTranslation('workspaces')
  const { pages } = useKind()
  const { patentId, publication_number: number, type, record, createTime } = file
  const title = file.title || t('files.untitled')
  return (
    <li className={styles['row']}>
      <input type="checkbox" aria-label={t('files.choose', { title: `${number} ${title}` })} {...box} />
      <div className={styles['body']}>
        <p className={styles['title']}>
          {record === null ? (
            <strong>{number}</strong>
          ) : (
            <Link to={pages.record} search={{ id: patentId }}>
              {title}
            </Link>
          )}
          {record !== null && <span className={styles['number']}>{number}</span>}
          <LegalStatusTag status={statusOf(record)} />
        </p>
        <p className={styles['facts']}>
          {record !== null && record.parties.length > 0 && <span>{record.parties.join('; ')}</span>}
          {record?.applicationDate && <span>{t(`files.applied.${type}`, { date: recordDate(record.applicationDate) })}</span>}
          {record?.publicationDate && <span>{t('files.published', { date: recordDate(record.publicationDate) })}</span>}
          <span>{t('files.since', { date: createTime.slice(0, 10) })}</span>
        </p>
        {record === null && <p className={styles['missing']}>{t('files.missing')}</p>}
      </div>
    </li>
  )
}

function statusOf(record: SpaceFile['record']) {
  const status = record?.status ?? null
  return status === null ? null : { status, hollow: status === 'granted_unverified', note: null, title: null }
}
