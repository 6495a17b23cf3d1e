import { ApiError } from '@gezhi/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { openLoginDialog } from '../../../session/login-dialog.ts'
import styles from './pane-state.module.css'

interface PaneStateProps<Data> {
  query: UseQueryResult<Data>
  /** The failed operation. */
  failed: string
  children: (data: Data) => ReactNode
}

/** Content of a part with its own call: a loading state, an error with a retry button, missing access, or the data. */
export function PaneState<Data>({ query, failed, children }: PaneStateProps<Data>) {
  const { t } = useTranslation('patents')
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) {
    return (
      <p className={styles['note']} role="status">
        {t('pane.waiting')}
      </p>
    )
  }
  const { error } = query
  if (error instanceof ApiError && (error.code === 401 || error.code === 403)) {
    return (
      <div className={styles['closed']}>
        <p>{t('pane.noRight')}</p>
        <p className={styles['note']}>{error.message}</p>
        {error.code === 401 && <Button onClick={openLoginDialog}>{t('pane.login')}</Button>}
        <Button onClick={() => void query.refetch()}>{t('pane.again')}</Button>
      </div>
    )
  }
  return <FailurePanel title={failed} error={error} onRetry={() => void query.refetch()} />
}
