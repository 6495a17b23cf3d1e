import type { SnapshotContent } from '@gezhi/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './graph.module.css'

interface SaveSnapshotProps {
  readonly name: string
  readonly content: () => SnapshotContent
  readonly onClose: () => void
}

/** Names and saves a snapshot of a graph. */
export function SaveSnapshot({ name: suggested, content, onClose }: SaveSnapshotProps) {
  const { t } = useTranslation('graph')
  const queries = useQueryClient()
  const causeOf = useCause()
  const [name, setName] = useState(suggested.slice(0, 100))
  const saving = useMutation({
    mutationFn: () => apiClient.graph.addGraphSnapshot({ name, content: content() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['graph', 'listGraphSnapshots'] }),
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '') saving.mutate()
  }
  return (
    <Modal title={t('saveSnapshot')} close={t('close')} onClose={onClose}>
      <form className={styles['group']} onSubmit={save}>
        <label className={styles['field']}>
          {t('snapshotName')}
          <input className="gz-input" value={name} maxLength={100} required onChange={(event) => setName(event.target.value)} />
        </label>
        {saving.error && <FormMessage kind="error">{causeOf(saving.error)}</FormMessage>}
        {saving.isSuccess && <p role="status">{t('saved')}</p>}
        <div className={styles['bar']}>
          <Button kind="primary" type="submit" disabled={saving.isPending || saving.isSuccess}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </form>
    </Modal>
  )
}
