import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { NameDialog } from '../../components/management/name-dialog.tsx'
import { SpaceFiles } from './space-files.tsx'
import styles from './spaces-page.module.css'
import type { SpaceAddress } from './use-space-address.ts'
import { useSpacePath, useInvalidateSpaces } from './use-spaces.ts'

const PickSpaceDialog = lazy(async () => ({ default: (await import('./pick-space-dialog.tsx')).PickSpaceDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

interface SpaceViewProps {
  readonly address: SpaceAddress
  readonly onChange: (change: Partial<SpaceAddress>) => void
  readonly onDeleted: (space: DeletedSpace) => void
}

/** A space that was just deleted. */
export interface DeletedSpace {
  readonly id: string
  readonly name: string
}

type OpenDialog = 'below' | 'rename' | 'move' | 'copy' | 'share'

/** The open space: its path, what can be done with it, and its files. */
export function SpaceView({ address, onChange, onDeleted }: SpaceViewProps) {
  const { t } = useTranslation('workspaces')
  const causeOf = useCause()
  const again = useInvalidateSpaces()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { space: id } = address
  const { data, error, refetch } = useSpacePath(id)
  if (error) return <FailurePanel title={t('openFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingBar />
  const { name, path, isOwn } = data
  const close = () => setOpen(null)
  const run = async (action: () => Promise<string | null>) => {
    try {
      const done = await action()
      if (done !== null) showNotice(done)
    } catch (failure) {
      showNotice(causeOf(failure))
    }
    await again()
  }
  const remove = () =>
    run(async () => {
      await apiClient.workspaces.deleteSpaces({ idList: [id] })
      onChange({ space: '' })
      onDeleted({ id, name })
      return null
    })
  const leave = () =>
    run(async () => {
      await apiClient.workspaces.leaveSpace({ id: path[0]!.id })
      onChange({ space: '' })
      return t('share.left', { name: path[0]!.name })
    })
  const transfer = (type: 'move' | 'copy') => (targetId: string | null) =>
    run(async () => {
      await apiClient.workspaces.transferSpaces({ idList: [id], targetId, type })
      return t(type === 'move' ? 'moved' : 'copied', { name })
    })
  return (
    <>
      <header className={styles['head']}>
        <ol className={styles['path']} aria-label={t('path')}>
          <li>
            <Button kind="link" onClick={() => onChange({ space: '' })}>
              {t('tree.own')}
            </Button>
          </li>
          {path.map((above) => (
            <li key={above.id}>
              <Icon name="next" size={12} />
              {above.id === id ? (
                <h2>{above.name}</h2>
              ) : (
                <Button kind="link" onClick={() => onChange({ space: above.id })}>
                  {above.name}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {isOwn && (
          <>
            <Button onClick={() => setOpen('below')}>{t('add.below')}</Button>
            <Button onClick={() => setOpen('rename')}>{t('rename')}</Button>
            <Button onClick={() => setOpen('move')}>{t('move')}</Button>
          </>
        )}
        <Button onClick={() => setOpen('copy')}>{t('copy')}</Button>
        {isOwn ? (
          <>
            <Button onClick={() => setOpen('share')}>{t('share.title')}</Button>
            <Button onClick={() => void remove()}>{t('remove')}</Button>
          </>
        ) : (
          <Button onClick={() => void leave()}>{t('share.leave')}</Button>
        )}
      </header>
      <SpaceFiles address={address} name={name} isOwn={isOwn} onChange={onChange} />
      {open === 'below' && (
        <NameDialog
          label={t('add.name')}
          title={t('add.below')}
          name=""
          onSave={async (given) => {
            await apiClient.workspaces.addSpace({ name: given, parentId: id })
            await again()
          }}
          onClose={close}
        />
      )}
      {open === 'rename' && (
        <NameDialog
          label={t('add.name')}
          title={t('rename')}
          name={name}
          onSave={async (given) => {
            await apiClient.workspaces.renameSpace({ id, name: given })
            await again()
          }}
          onClose={close}
        />
      )}
      <Suspense fallback={null}>
        {(open === 'move' || open === 'copy') && (
          <PickSpaceDialog
            title={t(open === 'move' ? 'moveTitle' : 'copyTitle', { name })}
            without={isOwn ? id : undefined}
            allowTop
            onPicked={transfer(open)}
            onClose={close}
          />
        )}
        {open === 'share' && <ShareDialog id={id} name={name} onClose={close} />}
      </Suspense>
    </>
  )
}
