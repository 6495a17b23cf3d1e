import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import type { ListActionProps } from '../../routing/feature.ts'
import styles from './projects-page.module.css'
import { useFolderChoice } from './use-folder-choice.tsx'
import { useInvalidateProjects } from './use-projects.ts'

/** Puts all patents of a list into a folder in the background; the page of the project shows the progress. */
export function AddListAction({ call, request, total, onDone }: ListActionProps) {
  const { t } = useTranslation('projects')
  const causeOf = useCause()
  const again = useInvalidateProjects()
  const { fields, isReady, target } = useFolderChoice()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const add = async () => {
    setBusy(true)
    try {
      await apiClient.projects.importProjectPatents({ fileId: await target(), list: { call, request } })
      showNotice(t('tasks.started'))
      onDone()
    } catch (error) {
      setFailure(causeOf(error))
      setBusy(false)
    }
    await again()
  }
  return (
    <Modal title={t('action.listTitle', { count: total })} close={t('close')} onClose={onDone}>
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
      {fields}
      <div className={styles['answers']}>
        <Button kind="primary" disabled={busy || !isReady} onClick={() => void add()}>
          {t('action.add')}
        </Button>
      </div>
    </Modal>
  )
}
