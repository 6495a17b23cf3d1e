import type { Follow, FollowType } from '@gezhi/contract/client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { ChangeList } from './change-list.tsx'
import styles from './followed-record.module.css'
import { useFollow } from './use-follow.ts'

interface FollowedRecordProps {
  readonly type: FollowType
  /** Number of the record, or its id. */
  readonly code: string
}

/** On the page of a record: that the user follows it. */
export function FollowChip({ type, code }: FollowedRecordProps) {
  const { t } = useTranslation('follows')
  const { data: follow } = useFollow(type, code)
  if (!follow) return null
  return (
    <span className={styles['chip']} title={t('followedSince', { date: follow.createTime.slice(0, 10) })}>
      {t('followed')}
    </span>
  )
}

/** On the page of a followed record: what has changed since the user last looked, which is thereby marked as seen. */
export function FollowedChanges({ type, code }: FollowedRecordProps) {
  const { t } = useTranslation('follows')
  const { data: follow = null } = useFollow(type, code)
  // What this visit has shown stays on the screen when it counts as seen.
  const [shown, setShown] = useState<Follow | null>(null)
  useEffect(() => {
    if (follow === null || follow.changes.length === 0) return
    setShown(follow)
    // A failure leaves the changes for the next visit.
    apiClient.follows.markFollowsSeen({ type, idList: [follow.id] }).catch(() => {})
  }, [follow, type])
  if (follow === null || shown?.id !== follow.id) return null
  return (
    <div className={styles['changed']} role="status">
      <span>{t('changes.since', { date: shown.seenTime.slice(0, 10) })}</span>
      <ChangeList changes={shown.changes} />
    </div>
  )
}
