import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { PATENTS } from '../../kinds/patents/patents.ts'
import type { RecordActionProps } from '../../routing/feature.ts'
import { parseSearchState } from '../../search-state/search-state.ts'
import styles from './projects-page.module.css'
import { useFolderChoice } from './use-folder-choice.tsx'
import { useInvalidateProjects } from './use-projects.ts'

/** Patents in one call. */
const AT_ONCE = 500

/** Puts patents into a folder of a project, which is chosen or created; in the list of a folder it also moves and removes them. */
export function AddToProjectAction({ records, onDone }: RecordActionProps) {
  const { t } = useTranslation('projects')
  const causeOf = useCause()
  const again = useInvalidateProjects()
  const current = useCurrentFolder()
  const { fields, isReady, target } = useFolderChoice()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [removed, setRemoved] = useState(false)
  const ids = records.map(({ id }) => id)
  const run = async (change: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await change()
    } catch (error) {
      setFailure(causeOf(error))
    }
    setBusy(false)
    await again()
  }
  const add = () =>
    run(async () => {
      const { added, already, missing } = await saveAll(await target(), ids)
      const parts = [
        t('action.added', { count: added }),
        ...(already > 0 ? [t('action.already', { count: already })] : []),
        ...(missing > 0 ? [t('action.missing', { count: missing })] : []),
      ]
      showNotice(parts.join(' · '))
      onDone()
    })
  const move = (fileId: string) =>
    run(async () => {
      const targetFileId = await target()
      for (const idList of batches(ids)) await apiClient.projects.moveProjectPatents({ fileId, idList, targetFileId })
      showNotice(t('action.moved', { count: ids.length }))
      onDone()
    })
  const remove = (fileId: string) =>
    run(async () => {
      for (const idList of batches(ids)) await apiClient.projects.deleteProjectPatents({ fileId, idList })
      setRemoved(true)
    })
  const restore = (fileId: string) =>
    run(async () => {
      await saveAll(fileId, ids)
      setRemoved(false)
    })
  return (
    <Modal title={t('action.title', { count: records.length })} close={t('close')} onClose={onDone}>
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
      {removed && current !== null ? (
        <p className={styles['undo']} role="status">
          {t('action.removed', { count: ids.length })}
          <Button kind="link" disabled={busy} onClick={() => void restore(current)}>
            {t('undo')}
          </Button>
        </p>
      ) : (
        <>
          {fields}
          <div className={styles['answers']}>
            {current !== null && (
              <>
                <Button disabled={busy} onClick={() => void remove(current)}>
                  {t('action.remove')}
                </Button>
                <Button disabled={busy || !isReady} onClick={() => void move(current)}>
                  {t('action.move')}
                </Button>
              </>
            )}
            <Button kind="primary" disabled={busy || !isReady} onClick={() => void add()}>
              {t('action.add')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}

/** Id of the folder whose list is on the screen; null for another page. */
function useCurrentFolder(): string | null {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const { mode } = parseSearchState(PATENTS, params)
  const id = mode?.name === 'folder' ? mode.args['fileId'] : null
  return typeof id === 'string' ? id : null
}

function batches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / AT_ONCE)
  return Array.from({ length: count }, (_, index) => ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
}

async function saveAll(fileId: string, ids: readonly string[]) {
  const sum = { added: 0, already: 0, missing: 0 }
  for (const patentIdList of batches(ids)) {
    const { added, already, missing } = await apiClient.projects.saveProjectPatents({ fileId, patentIdList })
    sum.added += added
    sum.already += already
    sum.missing += missing.length
  }
  return sum
}
