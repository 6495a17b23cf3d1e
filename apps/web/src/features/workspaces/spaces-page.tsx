import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { ManagementFrame } from '../../components/management/management-frame.tsx'
import { PHONE, useMedia } from '../../components/media/use-media.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { Additions } from './additions.tsx'
import { BinView } from './bin-view.tsx'
import { type DeletedSpace, SpaceView } from './space-view.tsx'
import { SpacesPane } from './spaces-pane.tsx'
import styles from './spaces-page.module.css'
import { useSpaceAddress, type SpaceAddress } from './use-space-address.ts'
import { useInvalidateSpaces } from './use-spaces.ts'

/** /interspace: the tree of the user's spaces and of those shared with the user, the files of the open one, and the recycle bin. */
export function SpacesPage() {
  const { t } = useTranslation('workspaces')
  const phone = useMedia(PHONE)
  const [address, change] = useSpaceAddress()
  useSharedLink(address, change)
  const [deleted, setDeleted] = useState<DeletedSpace | null>(null)
  const restore = useRestoring(change)
  // A deletion can be undone here until the next step.
  const go = (to: Partial<SpaceAddress>) => {
    setDeleted(null)
    change(to)
  }
  const isOpen = address.space !== '' || address.bin
  return (
    <ManagementFrame>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Additions />
      {deleted && (
        <p className={styles['note']} role="status">
          {t('removed', { name: deleted.name })}
          <Button
            kind="link"
            onClick={() => {
              setDeleted(null)
              void restore(deleted.id)
            }}
          >
            {t('undo')}
          </Button>
        </p>
      )}
      <div className={styles['columns']}>
        {/* On a phone the tree is a screen of its own. */}
        {(!phone || !isOpen) && <SpacesPane address={address} onChange={go} />}
        {(!phone || isOpen) && (
          <section className={styles['view']} aria-label={t(address.bin ? 'bin.title' : 'files.label')}>
            {address.bin && <BinView page={address.page} onChange={go} />}
            {!address.bin && address.space !== '' && (
              <SpaceView key={address.space} address={address} onChange={go} onDeleted={setDeleted} />
            )}
            {!isOpen && (
              <div className={styles['empty']}>
                <p>{t('choose')}</p>
                <p>{t('chooseWhy')}</p>
              </div>
            )}
          </section>
        )}
      </div>
    </ManagementFrame>
  )
}

/** Restores a space that was just deleted, and opens it. */
function useRestoring(change: (change: Partial<SpaceAddress>) => void) {
  const causeOf = useCause()
  const again = useInvalidateSpaces()
  return async (id: string) => {
    try {
      await apiClient.workspaces.restoreSpaces({ idList: [id] })
      change({ space: id })
    } catch (error) {
      showNotice(causeOf(error))
    }
    await again()
  }
}

/** Opens the space of a sharing link, which adds it to those shared with the user. */
function useSharedLink({ share }: SpaceAddress, change: (change: Partial<SpaceAddress>) => void): void {
  const { t } = useTranslation('workspaces')
  const causeOf = useCause()
  const again = useInvalidateSpaces()
  const join = useEffectEvent(async () => {
    try {
      const { id, name } = await apiClient.workspaces.joinSpace({ shareCode: share })
      showNotice(t('share.joined', { name }))
      await again()
      change({ space: id })
    } catch (error) {
      showNotice(causeOf(error))
      change({})
    }
  })
  useEffect(() => {
    if (share !== '') void join()
  }, [share])
}
