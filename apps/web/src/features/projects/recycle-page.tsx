import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { ManagementFrame } from '../../components/management/management-frame.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './recycle-page.module.css'

const PAGE_SIZE = 20

/** /management-recycle: deleted projects and folders, which can be restored or deleted permanently. */
export function RecyclePage() {
  const { t } = useTranslation('projects')
  const causeOf = useCause()
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const request = { pageNo: page, pageSize: PAGE_SIZE }
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useLanguage(), 'projects', 'listRecycleBin', request),
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [removing, setRemoving] = useState<readonly string[] | 'all' | null>(null)
  const list = data?.list ?? []
  const chosenIds = list.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const run = async (action: () => Promise<unknown>, done: string) => {
    setRemoving(null)
    try {
      await action()
      showNotice(done)
      setChosen(new Set())
      setPage(1)
    } catch (failure) {
      showNotice([t('failed'), causeOf(failure)].join(' '))
    }
    await queries.invalidateQueries({ queryKey: ['projects'] })
  }
  const restore = (idList: readonly string[]) =>
    run(() => apiClient.projects.restoreDeleted({ idList: [...idList] }), t('recycle.restored', { count: idList.length }))
  const remove = (ids: readonly string[] | 'all') =>
    run(
      () => (ids === 'all' ? apiClient.projects.cleanRecycleBin({}) : apiClient.projects.deleteForGood({ idList: [...ids] })),
      t('recycle.removed'),
    )
  return (
    <ManagementFrame>
      <header className={styles['bar']}>
        <h1>{t('recycle.title')}</h1>
        {list.length > 0 && (
          <>
            <Button disabled={chosenIds.length === 0} onClick={() => void restore(chosenIds)}>
              {t('recycle.restore')}
            </Button>
            <Button disabled={chosenIds.length === 0} onClick={() => setRemoving(chosenIds)}>
              {t('recycle.remove')}
            </Button>
            <Button onClick={() => setRemoving('all')}>{t('recycle.empty')}</Button>
          </>
        )}
      </header>
      <p className={styles['hint']}>{t('recycle.hint')}</p>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data?.total === 0 && (
        <div className={styles['none']}>
          <strong>{t('recycle.none')}</strong>
          <p>{t('recycle.noneWhy')}</p>
        </div>
      )}
      {list.length > 0 && (
        <ChosenRows list={list} chosen={chosen} onChosen={setChosen} waiting={isFetching} label={t('recycle.all')}>
          {({ id, kind, name, projectName, deleteTime, remainDays }, box) => (
            <li key={id} className={styles['row']}>
              <input type="checkbox" aria-label={t('recycle.choose', { name })} {...box} />
              <div className={styles['body']}>
                <strong>{name}</strong>
                <p>
                  {kind === 'project' ? t('recycle.project') : t('recycle.file', { project: projectName ?? '' })}
                  {' · '}
                  {t('recycle.deleted', { time: deleteTime })}
                  {' · '}
                  {t('recycle.remain', { count: remainDays })}
                </p>
              </div>
              <Button kind="link" aria-label={t('recycle.restoreOne', { name })} onClick={() => void restore([id])}>
                {t('recycle.restore')}
              </Button>
            </li>
          )}
        </ChosenRows>
      )}
      {last > 1 && <Pager page={page} last={last} label={t('recycle.pages')} onPage={setPage} />}
      {removing && (
        <Modal title={t('recycle.confirmTitle')} close={t('recycle.cancel')} onClose={() => setRemoving(null)}>
          <p>{removing === 'all' ? t('recycle.confirmEmpty') : t('recycle.confirm', { count: removing.length })}</p>
          <footer className={styles['answers']}>
            <Button onClick={() => setRemoving(null)}>{t('recycle.cancel')}</Button>
            <Button kind="primary" onClick={() => void remove(removing)}>
              {t('recycle.remove')}
            </Button>
          </footer>
        </Modal>
      )}
    </ManagementFrame>
  )
}
