import type { Follow, FollowType } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { ChangeList } from '../../components/followed-record/change-list.tsx'
import { LegalStatusTag } from '../../components/legal-status/legal-status-tag.tsx'
import type { RowBox } from '../../components/own-list/chosen-rows.tsx'
import { recordDate } from '../../kinds/record-date.ts'
import { useKind } from '../../kinds/use-kind.ts'
import styles from './follows-page.module.css'

interface FollowRowProps {
  readonly follow: Follow
  readonly box: RowBox
  readonly onSeen: () => void
  readonly onUnfollow: () => void
}

/** A followed record with what has changed in it; its title opens it, which marks the changes as seen. */
export function FollowRow({ follow, box, onSeen, onUnfollow }: FollowRowProps) {
  const { t } = useTranslation('follows')
  const { name, pages } = useKind()
  const { code, missing, changes, record, createTime, seenTime } = follow
  const title = follow.title || t('untitled')
  return (
    <li className={styles['row']} data-changed={changes.length > 0 || undefined}>
      <input type="checkbox" aria-label={t('choose', { title: `${code} ${title}` })} {...box} />
      <div className={styles['body']}>
        <p className={styles['head']}>
          {missing ? (
            <strong>{title}</strong>
          ) : (
            <Link to={pages.record} search={{ id: code }}>
              {title}
            </Link>
          )}
          <span className={styles['number']}>{code}</span>
          <LegalStatusTag status={statusOf(record)} />
        </p>
        {record && (
          <p className={styles['facts']}>
            {record.parties.length > 0 && <span>{record.parties.join('; ')}</span>}
            {record.applicationDate !== null && (
              <span>{t(`applied.${name as FollowType}`, { date: recordDate(record.applicationDate) })}</span>
            )}
            {record.publicationDate !== null && <span>{t('published', { date: recordDate(record.publicationDate) })}</span>}
          </p>
        )}
        {missing && <p className={styles['missing']}>{t('missing')}</p>}
        {changes.length > 0 && !missing && (
          <div className={styles['changes']}>
            <p>{t('changes.since', { date: seenTime.slice(0, 10) })}</p>
            <ChangeList changes={changes} />
          </div>
        )}
        <p className={styles['foot']}>
          <span>{t('since', { date: createTime.slice(0, 10) })}</span>
          {changes.length > 0 && (
            <Button kind="link" onClick={onSeen}>
              {t('seen')}
            </Button>
          )}
          <Button kind="link" aria-label={t('unfollowOne', { title: code })} onClick={onUnfollow}>
            {t('unfollow')}
          </Button>
        </p>
      </div>
    </li>
  )
}

function statusOf(record: Follow['record']) {
  const status = record?.status ?? null
  return status === null ? null : { status, hollow: status === 'granted_unverified', note: null, title: null }
}
