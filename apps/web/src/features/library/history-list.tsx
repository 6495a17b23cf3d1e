import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { saveFile } from '../../components/save-file.ts'
import styles from './history-list.module.css'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { HistoryRow } from './history-row.tsx'
import { PAGE_SIZE, useHistory } from './use-history.ts'
import { useHistoryRemoval, type Removal } from './use-history-removal.ts'

/** The user's searches, newest first: repeat, save as strategies, delete individually or all, export. */
export function HistoryList() {
  const { t } = useTranslation('library')
  const [page, setPage] = useState(1)
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useHistory(page, word)
  const open = (next: number) => {
    setChosen(new Set())
    setPage(next)
  }
  const removal = useHistoryRemoval()
  const { pending } = removal
  const remove = (some: Removal) => {
    setChosen(new Set())
    removal.remove(some)
  }
  const total = (data?.total ?? 0) - hiddenCount(pending, data?.total ?? 0)
  const list = pending === 'all' ? [] : (data?.list ?? []).filter(({ id }) => pending?.includes(id) !== true)
  const selection = chosen.size > 0 ? { idList: [...chosen].join(',') } : word === '' ? {} : { keyWord: word }
  const exported = useMutation({
    mutationFn: () => apiClient.library.exportHistory(selection),
    onSuccess: (file) => saveFile(file, t('exportName')),
  })
  const failed = [removal, exported].find(({ error: cause }) => cause !== null)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <div>
      <header className={styles['bar']}>
        <h1>{t('title')}</h1>
        <p role="status">{data && t('saved', { count: total })}</p>
        <input
          type="search"
          aria-label={t('find')}
          placeholder={t('findPlaceholder')}
          maxLength={200}
          value={word}
          onChange={(event) => {
            open(1)
            setWord(event.target.value)
          }}
        />
        <Button disabled={total === 0 || exported.isPending} onClick={() => exported.mutate()}>
          {t(chosen.size > 0 ? 'exportChosen' : 'export')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => remove([...chosen])}>
          {t('remove')}
        </Button>
        <Button disabled={total === 0} onClick={() => setConfirming(true)}>
          {t('removeAll')}
        </Button>
      </header>
      {failed && <Failure error={failed.error} onRetry={failed.reset} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {pending !== null && (
        <p className={styles['removed']} role="status">
          {pending === 'all' ? t('cleared') : t('removed', { count: pending.length })}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {data && total === 0 && (
        <div className={styles['empty']}>
          <p>{word === '' ? t('empty') : t('noneFound', { word })}</p>
          {word === '' && <p>{t('emptyWhy')}</p>}
        </div>
      )}
      {list.length > 0 && (
        <ChosenRows list={list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('all')}>
          {(search, box) => <HistoryRow key={search.id} search={search} box={box} />}
        </ChosenRows>
      )}
      {last > 1 && <Pages page={page} last={last} onPage={open} />}
      {confirming && (
        <Modal title={t('confirm.title')} close={t('confirm.no')} onClose={() => setConfirming(false)}>
          <p>{t('confirm.text')}</p>
          <footer className={styles['answers']}>
            <Button onClick={() => setConfirming(false)}>{t('confirm.no')}</Button>
            <Button
              kind="primary"
              onClick={() => {
                setConfirming(false)
                remove('all')
              }}
            >
              {t('confirm.yes')}
            </Button>
          </footer>
        </Modal>
      )}
    </div>
  )
}

/** Searches of the history that wait for their deletion. */
function hiddenCount(pending: Removal | null, total: number): number {
  return pending === 'all' ? total : (pending?.length ?? 0)
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('library')
  return <FailurePanel title={t('failed')} error={error} onRetry={onRetry} />
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('library')
  return (
    <footer className={styles['footer']}>
      <Pager page={page} last={last} label={t('pages')} onPage={onPage} />
    </footer>
  )
}
