import type { FollowType } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { FilterField } from '../../components/filter-field/filter-field.tsx'
import { useInvalidateFollows } from '../../components/followed-record/use-follow.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { Pager } from '../../components/pager/pager.tsx'
import { useRested } from '../../components/use-rested.ts'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { FollowRow } from './follow-row.tsx'
import styles from './follows-page.module.css'
import { useComparison } from './use-comparison.ts'
import { PAGE_SIZE, useFollows } from './use-follows.ts'

/** What the user follows of one type, the latest first: filter, mark as seen, unfollow. */
export function FollowList({ type }: { readonly type: FollowType }) {
  const { t } = useTranslation('follows')
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const word = useRested(typed.trim())
  const { data, error, refetch, isFetching, isPlaceholderData } = useFollows({ type, word, onlyChanged }, page)
  const stage = useWaitingStage(isFetching && (data === undefined || isPlaceholderData))
  const again = useInvalidateFollows()
  const left = useComparison(type, data?.pending ?? 0)
  const removal = useDelayedRemoval((ids) => apiClient.follows.deleteFollows({ idList: [...ids] }), again)
  const seen = useMutation({
    mutationFn: (idList: readonly string[] | null) => apiClient.follows.markFollowsSeen({ type, ...(idList && { idList: [...idList] }) }),
    onSuccess: async () => {
      showNotice(t('seenDone'))
      setChosen(new Set())
      await again()
    },
  })
  const open = (next: number) => {
    setChosen(new Set())
    setPage(next)
  }
  const unfollow = (ids: readonly string[]) => {
    setChosen(new Set())
    removal.remove(ids)
  }
  const list = (data?.list ?? []).filter(({ id }) => !removal.pending.includes(id))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const issue = [removal, seen].find((one) => one.error !== null)
  return (
    <div className={styles['page']}>
      {stage !== 'none' && <WaitingBar />}
      <header className={styles['bar']}>
        <h1>{t('title')}</h1>
        <p role="status">
          {data && t('total', { count: data.total })}
          {data && data.changed > 0 && ` · ${t('changedTotal', { count: data.changed })}`}
        </p>
        <FilterField
          className="gz-input"
          label={t('find')}
          placeholder={t('findPlaceholder')}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            open(1)
          }}
        />
        <label className={styles['only']}>
          <input
            type="checkbox"
            checked={onlyChanged}
            onChange={(event) => {
              setOnlyChanged(event.target.checked)
              open(1)
            }}
          />
          {t('onlyChanged')}
        </label>
        <Button disabled={chosen.size === 0 && !data?.changed} onClick={() => seen.mutate(chosen.size === 0 ? null : [...chosen])}>
          {t(chosen.size === 0 ? 'seenAll' : 'seen')}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => unfollow([...chosen])}>
          {t('unfollow')}
        </Button>
      </header>
      {left > 0 && (
        <p className={styles['note']} role="status">
          {t('comparing', { count: left })}
        </p>
      )}
      {issue && <FailurePanel title={t('failed')} error={issue.error} onRetry={issue.reset} />}
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {removal.pending.length > 0 && (
        <p className={styles['note']} role="status">
          {t('unfollowed', { count: removal.pending.length })}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {data && list.length === 0 && removal.pending.length === 0 && <Empty word={word} onlyChanged={onlyChanged} />}
      {list.length > 0 && (
        <ChosenRows list={list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('all')}>
          {(follow, box) => (
            <FollowRow
              key={follow.id}
              follow={follow}
              box={box}
              onSeen={() => seen.mutate([follow.id])}
              onUnfollow={() => unfollow([follow.id])}
            />
          )}
        </ChosenRows>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager page={page} last={last} label={t('pages')} onPage={open} />
        </footer>
      )}
    </div>
  )
}

function Empty({ word, onlyChanged }: { word: string; onlyChanged: boolean }) {
  const { t } = useTranslation('follows')
  const nothing = word === '' && !onlyChanged
  return (
    <div className={styles['empty']}>
      <p>{word !== '' ? t('noneFound', { word }) : onlyChanged ? t('noneChanged') : t('empty')}</p>
      {nothing && <p>{t('emptyWhy')}</p>}
    </div>
  )
}
