import type { FollowType, SpaceFile } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { ChosenRows } from '../../components/own-list/chosen-rows.tsx'
import { useDelayedRemoval } from '../../components/own-list/use-delayed-removal.ts'
import { Pager } from '../../components/pager/pager.tsx'
import { TabStrip } from '../../components/tab-strip/tab-strip.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { KINDS } from '../../kinds/kinds.ts'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import { FileRow } from './file-row.tsx'
import styles from './spaces-page.module.css'
import type { SpaceAddress } from './use-space-address.ts'
import { PAGE_SIZE, useSpaceFiles, useInvalidateSpaces } from './use-spaces.ts'

const PickSpaceDialog = lazy(async () => ({ default: (await import('./pick-space-dialog.tsx')).PickSpaceDialog }))

interface SpaceFilesProps {
  readonly address: SpaceAddress
  /** Name of the space. */
  readonly name: string
  readonly isOwn: boolean
  readonly onChange: (change: Partial<SpaceAddress>) => void
}

/** The files of a space by type, the latest first: opened, moved, copied, removed. */
export function SpaceFiles({ address, name, isOwn, onChange }: SpaceFilesProps) {
  const { t } = useTranslation('workspaces')
  const causeOf = useCause()
  const again = useInvalidateSpaces()
  const { space, page } = address
  const requested = useSpaceFiles(space, address.type, page)
  const held = KINDS.flatMap(({ name }) => (requested.data?.counts[name as FollowType] ? [name as FollowType] : []))
  // A space without files of the type opens on one it has.
  const type = requested.isPlaceholderData || held.includes(address.type) ? address.type : (held[0] ?? address.type)
  const { data, error, refetch, isPlaceholderData } = useSpaceFiles(space, type, page)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [moving, setMoving] = useState<'move' | 'copy' | null>(null)
  /** Files that were just moved: their way back. */
  const [moved, setMoved] = useState<readonly string[]>([])
  const removal = useDelayedRemoval((ids) => apiClient.workspaces.deleteSpaceFiles({ idList: [...ids] }, { keepalive: true }), again)
  const list = (data?.list ?? []).filter(({ id }) => !removal.pending.includes(id))
  const ids = list.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const transfer = async (idList: readonly string[], targetId: string, how: 'move' | 'copy') => {
    await apiClient.workspaces.transferSpaceFiles({ idList: [...idList], targetId, type: how })
    setChosen(new Set())
    setMoved(how === 'move' && targetId !== space ? idList : [])
    if (how === 'copy') showNotice(t('files.copied', { count: idList.length }))
    await again()
  }
  const kind = KINDS.find(({ name }) => name === type) ?? KINDS[0]
  const content = (
    <>
      {error && <FailurePanel title={t('files.failed')} error={error} onRetry={() => void refetch()} />}
      {removal.error && <FailurePanel title={t('failed')} error={removal.error} onRetry={removal.reset} />}
      {!data && !error && <WaitingBar />}
      {data && (
        <header className={styles['bar']}>
          <p role="status">{t('files.total', { count: data.total - (data.list.length - list.length) })}</p>
          {data.total > 0 && (
            <Link className="gz-button" data-kind="primary" to={kind.pages.list} search={listParams(kind, space, name)}>
              {t('files.asList')}
            </Link>
          )}
          {isOwn && (
            <Button disabled={ids.length === 0} onClick={() => setMoving('move')}>
              {t('files.move')}
            </Button>
          )}
          <Button disabled={ids.length === 0} onClick={() => setMoving('copy')}>
            {t('files.copy')}
          </Button>
          {isOwn && (
            <Button
              disabled={ids.length === 0}
              onClick={() => {
                setChosen(new Set())
                removal.remove(ids)
              }}
            >
              {t('files.remove')}
            </Button>
          )}
        </header>
      )}
      {removal.pending.length > 0 && (
        <p className={styles['note']} role="status">
          {t('files.removed', { count: removal.pending.length })}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {moved.length > 0 && (
        <p className={styles['note']} role="status">
          {t('files.moved', { count: moved.length })}
          <Button kind="link" onClick={() => void transfer(moved, space, 'move').catch((failure: unknown) => showNotice(causeOf(failure)))}>
            {t('undo')}
          </Button>
        </p>
      )}
      {data && list.length === 0 && removal.pending.length === 0 && (
        <div className={styles['empty']}>
          <p>{t('files.none')}</p>
          <p>{t('files.noneWhy')}</p>
        </div>
      )}
      {list.length > 0 && (
        <KindContext value={kind}>
          <ChosenRows<SpaceFile> list={list} chosen={chosen} onChosen={setChosen} waiting={isPlaceholderData} label={t('files.all')}>
            {(file, box) => <FileRow key={file.id} file={file} box={box} />}
          </ChosenRows>
        </KindContext>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager page={page} last={last} label={t('pages')} onPage={(next) => onChange({ page: next })} />
        </footer>
      )}
      {moving !== null && (
        <Suspense fallback={null}>
          <PickSpaceDialog
            title={t(moving === 'move' ? 'files.moveTitle' : 'files.copyTitle', { count: ids.length })}
            onPicked={async (targetId) => {
              if (targetId !== null) await transfer(ids, targetId, moving)
            }}
            onClose={() => setMoving(null)}
          />
        </Suspense>
      )}
    </>
  )
  if (held.length < 2) return content
  return (
    <TabStrip
      label={t('files.types')}
      tabs={held.map((key) => ({ key, title: t(`files.type.${key}`, { count: data?.counts[key] ?? 0 }) }))}
      active={type}
      onActive={(next) => onChange({ type: next })}
    >
      {content}
    </TabStrip>
  )
}

/** The address of the files of a kind as a result list. */
function listParams(kind: SearchableKind, spaceId: string, name: string) {
  return toAddressParams(newSearch(kind, { query: '', mode: { name: 'space', args: { spaceId, space: name } } }))
}
