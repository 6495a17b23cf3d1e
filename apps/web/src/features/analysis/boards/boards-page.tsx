import type { Board } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useDelayedRemoval } from '../../../components/own-list/use-delayed-removal.ts'
import { Pager } from '../../../components/pager/pager.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { firstOf } from '../../../search-state/address-params.ts'
import { BoardView } from './board-view.tsx'
import styles from './boards.module.css'
import { PAGE_SIZE, useBoards } from './use-board.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** /visualindex: the user's boards, or with `id` one of them. */
export function BoardsPage() {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const id = firstOf(params['id'])
  return <div className={styles['page']}>{ID.test(id) ? <BoardView key={id} id={id} /> : <BoardList />}</div>
}

function BoardList() {
  const { t } = useTranslation('boards')
  const navigate = useNavigate()
  const causeOf = useCause()
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, refetch } = useBoards(page)
  const removal = useDelayedRemoval(
    (ids) => Promise.all(ids.map((id) => apiClient.analysis.deleteBoard({ id }, { keepalive: true }))),
    () => queries.invalidateQueries({ queryKey: ['analysis', 'listBoards'] }),
  )
  const list = (data?.list ?? []).filter(({ id }) => !removal.pending.includes(id))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const create = () =>
    apiClient.analysis.addBoard({ title: t('untitled') }).then(
      ({ id }) => navigate({ to: '/visualindex', search: { id } as never }),
      (problem: unknown) => setFailure(causeOf(problem)),
    )
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['quiet']}>{t('intro')}</p>
      <div className={styles['bar']}>
        <Button kind="primary" onClick={() => void create()}>
          {t('newBoard')}
        </Button>
        <Link to="/visualindex/landscape">{t('landscapes')}</Link>
      </div>
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {removal.error && <FailurePanel title={t('failed')} error={removal.error} onRetry={removal.reset} />}
      {removal.pending.length > 0 && (
        <p className={styles['bar']} role="status">
          {t('removedBoards', { count: removal.pending.length })}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {!data && !error && <WaitingBar />}
      {data && list.length === 0 && <p>{t('noBoards')}</p>}
      <ul className={styles['rows']}>
        {list.map((board) => (
          <BoardRow key={board.id} board={board} onRemove={() => removal.remove([board.id])} />
        ))}
      </ul>
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
    </>
  )
}

function BoardRow({ board: { id, title, panelCount, updateTime }, onRemove }: { readonly board: Board; readonly onRemove: () => void }) {
  const { t } = useTranslation('boards')
  return (
    <li>
      <Link to="/visualindex" search={{ id } as never}>
        {title}
      </Link>
      <span className={styles['quiet']}>{t('charts', { count: panelCount })}</span>
      <span className={styles['quiet']}>{updateTime}</span>
      <Button aria-label={t('deleteOf', { title })} onClick={onRemove}>
        {t('delete')}
      </Button>
    </li>
  )
}
