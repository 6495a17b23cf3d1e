import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import { useSessionUser } from '../../../session/session-store.ts'
import { FeedbackRows } from './feedback-rows.tsx'
import styles from './feedback.module.css'
import { SignInNote } from './sign-in-note.tsx'
import { PAGE_SIZE, useFeedbackHistory } from './use-feedback-history.ts'

/** The user's feedback, with the operator's answers, 20 rows per page. */
export function FeedbackHistory() {
  const { t } = useTranslation('feedback')
  const signedIn = useSessionUser() !== null
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useFeedbackHistory(page)
  if (!signedIn) return <SignInNote>{t('history.signIn')}</SignInNote>
  if (error) return <FailurePanel title={t('history.failed')} error={error} onRetry={() => void refetch()} />
  if (data?.total === 0) return <p className={styles['empty']}>{t('history.empty')}</p>
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <div className={styles['history']} aria-busy={!data || isPlaceholderData}>
      {data && (
        <p className={styles['total']} role="status">
          {t('history.total', { total: data.total })}
        </p>
      )}
      {data && <FeedbackRows rows={data.list} first={(page - 1) * PAGE_SIZE + 1} />}
      {last > 1 && <Pager page={page} last={last} label={t('history.pages')} onPage={setPage} />}
    </div>
  )
}
