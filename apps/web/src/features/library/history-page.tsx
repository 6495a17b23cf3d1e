import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { Pager } from '../../components/pager/pager.tsx'
import { saveFile } from '../../components/save-file.ts'
import styles from './history-page.module.css'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { HistoryRow } from './history-row.tsx'
import { PAGE_SIZE, useHistory, useHistoryAgain } from './use-history.ts'

/** /searchHistory: the user's searches, newest first: repeat, delete individually or all, export. */
export function HistoryPage() {
  const { t } = useTranslation('library')
  const [page, setPage] = useState(1)
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useHistory(page, word)
  const again = useHistoryAgain()
  const open = (next: number) => {
    setChosen(new Set())
    setPage(next)
  }
  const removal = useMutation({
    mutationFn: (ids: readonly string[] | null) =>
      ids === null ? apiClient.library.emptyHistory({}) : apiClient.library.deleteHistory({ idList: [...ids] }),
    onSuccess: () => {
      open(1)
      showNotice(t('removed'))
      return again()
    },
  })
  const selection = chosen.size > 0 ? { idList: [...chosen].join(',') } : word === '' ? {} : { keyWord: word }
  const exported = useMutation({
    mutationFn: () => apiClient.library.exportHistory(selection),
    onSuccess: (file) => saveFile(file, t('exportName')),
  })
  const failed = [removal, exported].find(({ isError }) => isError)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  return (
    <div className={styles['page']}>
      <header className={styles['bar']}>
        <h1>{t('title')}</h1>
        <p role="status">{data && t('saved', { count: data.total })}</p>
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
        <Button disabled={!data?.total || exported.isPending} onClick={() => exported.mutate()}>
          {t(chosen.size > 0 ? 'exportChosen' : 'export')}
        </Button>
        <Button disabled={chosen.size === 0 || removal.isPending} onClick={() => removal.mutate([...chosen])}>
          {t('remove')}
        </Button>
        <Button disabled={!data?.total} onClick={() => setConfirming(true)}>
          {t('removeAll')}
        </Button>
      </header>
      {failed && <Failure error={failed.error} onRetry={failed.reset} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <div className={styles['empty']}>
          <p>{word === '' ? t('empty') : t('noneFound', { word })}</p>
          {word === '' && <p>{t('emptyWhy')}</p>}
        </div>
      )}
      {data && data.list.length > 0 && (
        <ChosenRows list={data.list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('all')}>
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
                removal.mutate(null)
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
