import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './open-api.module.css'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** Closes or replaces the dialog when it has succeeded; its failure is shown. */
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('openApi')
  const causeOf = useCause()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const run = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Modal title={title} close={t('cancel')} onClose={onClose}>
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      <p>{text}</p>
      <footer className={styles['answers']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" disabled={isBusy} onClick={() => void run()}>
          {confirm}
        </Button>
      </footer>
    </Modal>
  )
}
