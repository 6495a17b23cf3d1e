import type { FollowType } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../button.tsx'
import { useCause } from '../failure/use-cause.ts'
import { Modal } from '../modal/modal.tsx'
import { showNotice } from '../notice/notice-store.ts'
import styles from './notes-panel.module.css'

interface TransferDialogProps {
  /** Kind of the records that the notes are about; they go to one of the same kind. */
  readonly kind: FollowType
  /** Ids of the notes. */
  readonly notes: readonly string[]
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

const TYPES = ['move', 'copy'] as const

/** Moves or copies notes to the record of a number. */
export function TransferDialog({ kind, notes, onDone, onClose }: TransferDialogProps) {
  const { t } = useTranslation('notes')
  const id = useId()
  const causeOf = useCause()
  const [target, setTarget] = useState('')
  const [type, setType] = useState<(typeof TYPES)[number]>('move')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => apiClient.notes.moveNotes({ idList: [...notes], targetId: target.trim(), kind, type }),
    onSuccess: async () => {
      showNotice(t(`transfer.done.${type}`, { count: notes.length, target: target.trim() }))
      onClose()
      await onDone()
    },
  })
  return (
    <Modal title={t('transfer.title', { count: notes.length })} close={t('cancel')} onClose={onClose} width={440}>
      <form
        className={styles['transfer']}
        onSubmit={(event) => {
          event.preventDefault()
          if (target.trim() !== '' && !isPending) mutate()
        }}
      >
        <label htmlFor={id}>{t(`transfer.target.${kind}`)}</label>
        <input
          id={id}
          className="gz-input"
          autoComplete="off"
          maxLength={100}
          placeholder={t(`transfer.example.${kind}`)}
          value={target}
          onChange={(event) => {
            reset()
            setTarget(event.target.value)
          }}
        />
        <fieldset>
          <legend className="visually-hidden">{t('transfer.open')}</legend>
          {TYPES.map((one) => (
            <label key={one}>
              <input type="radio" name={id} checked={type === one} onChange={() => setType(one)} />
              {t(`transfer.${one}`)}
            </label>
          ))}
        </fieldset>
        {error !== null && (
          <p className={styles['failed']} role="alert">
            {causeOf(error)}
          </p>
        )}
        <div className={styles['formFoot']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" kind="primary" disabled={target.trim() === ''} aria-disabled={isPending}>
            {t(`transfer.${type}`)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
