import { isUnfinished } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { ChosenRows } from '../../../components/own-list/chosen-rows.tsx'
import { Pager } from '../../../components/pager/pager.tsx'
import styles from './downloads-page.module.css'
import { ExportRow } from './export-row.tsx'
import { useEndNotices } from './use-end-notices.ts'
import { useExportNotice } from './use-export-notice.ts'
import { PAGE_SIZE, useExports, useInvalidateExports } from './use-exports.ts'

/** /downloadcenter (B.export.05): the exports of the user on a page of their own. */
export function DownloadCentrePage() {
  return (
    <div className={styles['alone']}>
      <Downloads name="title" />
    </div>
  )
}

/** /user/download (B.export.05): the same in the user centre. */
export function UserDownloadsPage() {
  return <Downloads name="userTitle" />
}

/** The exports of the user, newest first, with live progress: download, cancel, delete, clear. */
function Downloads({ name }: { name: 'title' | 'userTitle' }) {
  const { t } = useTranslation('exports')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const [notice, setNotice] = useExportNotice()
  const { data, error, refetch, isPlaceholderData } = useExports(page)
  const again = useInvalidateExports()
  useEndNotices(data?.list)
  const clean = useMutation({
    mutationFn: (idList: readonly string[] | null) => apiClient.exports.cleanExports(idList === null ? {} : { idList: [...idList] }),
    onSuccess: () => setChosen(new Set()),
    onSettled: again,
  })
  const list = data?.list ?? []
  const total = data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  // The last task of the last page was deleted.
  if (data !== undefined && page > last) setPage(last)
  return (
    <>
      <header className={styles['bar']}>
        <h1>{t(`downloads.${name}`)}</h1>
        <p role="status">{data && t('downloads.total', { count: total })}</p>
        <label className={styles['check']}>
          <input type="checkbox" checked={notice} onChange={(event) => setNotice(event.target.checked)} />
          {t('downloads.notice')}
        </label>
        <Button disabled={chosen.size === 0 || clean.isPending} onClick={() => clean.mutate([...chosen])}>
          {t('downloads.remove')}
        </Button>
        <Button disabled={!list.some((task) => !isUnfinished(task)) || clean.isPending} onClick={() => setConfirming(true)}>
          {t('downloads.clear')}
        </Button>
      </header>
      {error !== null && data === undefined && (
        <FailurePanel title={t('downloads.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {clean.error !== null && <FailurePanel title={t('downloads.actionFailed')} error={clean.error} onRetry={clean.reset} />}
      {data !== undefined && total === 0 && (
        <div className={styles['empty']}>
          <p>{t('downloads.empty')}</p>
          <p>{t('downloads.emptyHint')}</p>
        </div>
      )}
      {list.length > 0 && (
        <ChosenRows list={list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('downloads.all')}>
          {(task, box) => <ExportRow key={task.id} task={task} box={box} />}
        </ChosenRows>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager
            page={page}
            last={last}
            label={t('downloads.pages')}
            onPage={(next) => {
              setChosen(new Set())
              setPage(next)
            }}
          />
        </footer>
      )}
      {confirming && (
        <Modal title={t('downloads.confirm.title')} close={t('downloads.confirm.no')} onClose={() => setConfirming(false)}>
          <p>{t('downloads.confirm.text')}</p>
          <footer className={styles['answers']}>
            <Button onClick={() => setConfirming(false)}>{t('downloads.confirm.no')}</Button>
            <Button
              kind="primary"
              onClick={() => {
                setConfirming(false)
                clean.mutate(null)
              }}
            >
              {t('downloads.confirm.yes')}
            </Button>
          </footer>
        </Modal>
      )}
    </>
  )
}
