import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { Pager } from '../../../components/pager/pager.tsx'
import { useMessageNotice } from '../../../session/message-notice.ts'
import { QuestionDialog } from '../login/question-dialog.tsx'
import { ChosenRows } from '../../../components/own-list/chosen-rows.tsx'
import { useDelayedRemoval } from '../../../components/own-list/use-delayed-removal.ts'
import { MessageRow } from './message-row.tsx'
import styles from './messages-page.module.css'
import { PAGE_SIZE, useMessages, useInvalidateMessages } from './use-messages.ts'

/** /notification: the messages on a separate page. */
export function MessagesAlonePage() {
  return (
    <div className={styles['alone']}>
      <MessagesPage />
    </div>
  )
}

/** /user/notification, in the user centre: the user's messages, newest first; single ones or all can be deleted. */
export function MessagesPage() {
  const { t } = useTranslation('messages')
  const [page, setPage] = usePage()
  const { data, error, refetch, isPlaceholderData } = useMessages(page)
  const again = useInvalidateMessages()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const [issue, setError] = useState<unknown>(null)
  // A message that arrives while the page is open is added to it.
  const notice = useMessageNotice()
  useEffect(() => {
    if (notice) void refetch()
  }, [notice, refetch])
  // Those on the screen are read now.
  const queries = useQueryClient()
  useEffect(() => {
    if (data) void queries.invalidateQueries({ queryKey: ['accounts', 'countUnreadMessages'] })
  }, [data, queries])
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const open = (next: number) => {
    setChosen(new Set())
    setPage(next)
  }
  const removal = useDelayedRemoval((ids) => apiClient.accounts.deleteMessages({ idList: [...ids] }, { keepalive: true }), again)
  const list = (data?.list ?? []).filter(({ id }) => !removal.pending.includes(id))
  const empty = async () => {
    setConfirming(false)
    setError(null)
    removal.undo()
    try {
      await apiClient.accounts.emptyMessages({})
      setChosen(new Set())
      showNotice(t('emptied'))
      if (page > 1) setPage(1)
    } catch (failed) {
      setError(failed)
    }
    await again()
  }
  return (
    <div>
      <header className={styles['bar']}>
        <h1>{t('title')}</h1>
        {data && <p role="status">{t('total', { total: data.total - (data.list.length - list.length) })}</p>}
        <Button
          disabled={chosen.size === 0}
          onClick={() => {
            removal.remove([...chosen])
            setChosen(new Set())
          }}
        >
          {t('deleteSelected')}
        </Button>
        <Button disabled={!data?.total} onClick={() => setConfirming(true)}>
          {t('deleteAll')}
        </Button>
      </header>
      {issue !== null && <Failure error={issue} onRetry={() => setError(null)} />}
      {removal.error && <Failure error={removal.error} onRetry={removal.reset} />}
      {removal.pending.length > 0 && (
        <p className={styles['note']} role="status">
          {t('deleted', { count: removal.pending.length })}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <div className={styles['empty']}>
          <p>{t('empty')}</p>
          <p>{t('emptyExplained')}</p>
        </div>
      )}
      {list.length > 0 && (
        <ChosenRows list={list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('selectAll')}>
          {(message, box) => <MessageRow key={message.id} message={message} box={box} />}
        </ChosenRows>
      )}
      {last > 1 && <Pages page={page} last={last} onPage={open} />}
      {confirming && (
        <QuestionDialog
          title={t('confirmEmpty.title')}
          confirm={t('confirmEmpty.confirm')}
          cancel={t('confirmEmpty.cancel')}
          busy={false}
          onConfirm={() => void empty()}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('confirmEmpty.text')}</p>
        </QuestionDialog>
      )}
    </div>
  )
}

/** The page number is in the address; an invalid one means the first page. */
function usePage(): [number, (page: number) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const page = /^[1-9]\d{0,5}$/.test(String(search['page'])) ? Number(search['page']) : 1
  return [page, (next) => void navigate({ to: '.', search: next === 1 ? {} : { page: String(next) } })]
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('messages')
  return <FailurePanel title={t('failed')} error={error} onRetry={onRetry} />
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('messages')
  return (
    <footer className={styles['footer']}>
      <Pager page={page} last={last} label={t('pages')} onPage={onPage} />
    </footer>
  )
}
