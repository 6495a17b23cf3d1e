import type { BinnedSpace } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import styles from './spaces-page.module.css'
import type { SpaceAddress } from './use-space-address.ts'
import { PAGE_SIZE, useSpaceBin, useInvalidateSpaces } from './use-spaces.ts'

interface BinViewProps {
  readonly page: number
  readonly onChange: (change: Partial<SpaceAddress>) => void
}

/** The recycle bin of spaces, which can be restored, or deleted permanently, after a confirmation. */
export function BinView({ page, onChange }: BinViewProps) {
  const { t } = useTranslation('workspaces')
  const again = useInvalidateSpaces()
  const { data, error, refetch, isPlaceholderData } = useSpaceBin(page)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<'chosen' | 'all' | null>(null)
  const list = data?.list ?? []
  const idList = list.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const change = useMutation({
    mutationFn: (how: 'restore' | 'chosen' | 'all') =>
      how === 'all'
        ? apiClient.workspaces.clearSpaceBin({})
        : how === 'chosen'
          ? apiClient.workspaces.deleteBinnedSpaces({ idList })
          : apiClient.workspaces.restoreSpaces({ idList }),
    onSettled: async () => {
      setChosen(new Set())
      await again()
    },
  })
  return (
    <>
      <header className={styles['bar']}>
        <h2>{t('bin.title')}</h2>
        <p role="status">{data && t('bin.total', { count: data.total })}</p>
        <Button kind="link" onClick={() => onChange({ space: '', bin: false })}>
          {t('bin.back')}
        </Button>
        <Button disabled={idList.length === 0 || change.isPending} onClick={() => change.mutate('restore')}>
          {t('bin.restore')}
        </Button>
        <Button disabled={idList.length === 0 || change.isPending} onClick={() => setAsking('chosen')}>
          {t('bin.remove')}
        </Button>
        <Button disabled={!data?.total || change.isPending} onClick={() => setAsking('all')}>
          {t('bin.clear')}
        </Button>
      </header>
      {change.error && <FailurePanel title={t('failed')} error={change.error} onRetry={change.reset} />}
      {error && <FailurePanel title={t('bin.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && data.total === 0 && (
        <div className={styles['empty']}>
          <p>{t('bin.none')}</p>
          <p>{t('bin.noneWhy')}</p>
        </div>
      )}
      {list.length > 0 && (
        <ChosenRows<BinnedSpace> list={list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('files.all')}>
          {({ id, name, spaceCount, fileCount, deleteTime, remainDays }, box) => (
            <li key={id} className={styles['row']}>
              <input type="checkbox" aria-label={t('files.choose', { title: name })} {...box} />
              <div className={styles['body']}>
                <p className={styles['title']}>
                  <strong>{name}</strong>
                </p>
                <p className={styles['facts']}>
                  <span>{t('bin.content', { spaces: spaceCount, files: fileCount })}</span>
                  <span>{t('bin.deleted', { time: deleteTime })}</span>
                  <span>{t('bin.remain', { count: remainDays })}</span>
                </p>
              </div>
            </li>
          )}
        </ChosenRows>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager page={page} last={last} label={t('pages')} onPage={(next) => onChange({ bin: true, page: next })} />
        </footer>
      )}
      {asking !== null && (
        <Modal title={t(asking === 'all' ? 'bin.clear' : 'bin.remove')} close={t('cancel')} onClose={() => setAsking(null)}>
          <p>{t('bin.ask')}</p>
          <div className={styles['answers']}>
            <Button onClick={() => setAsking(null)}>{t('cancel')}</Button>
            <Button
              kind="primary"
              onClick={() => {
                change.mutate(asking)
                setAsking(null)
              }}
            >
              {t('bin.remove')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
