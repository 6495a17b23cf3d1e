import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from './dialog.module.css'

interface QuestionDialogProps {
  readonly title: string
  /** What the button does that says yes. */
  readonly confirm: string
  readonly children: ReactNode
  /** Asks for a reason, under this name. */
  readonly reason?: string
  /** Rejects when it could not be done: the dialog says so and stays. */
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something is done that is seen by others or cannot be taken back; closes when it is done. */
export function QuestionDialog({ title, confirm, children, reason: reasonLabel, onConfirm, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('operations')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  const confirmed = async () => {
    setBusy(true)
    setFault(null)
    try {
      await onConfirm(reason.trim())
      onClose()
    } catch (error) {
      setFault(error)
      setBusy(false)
    }
  }
  return (
    <Modal title={title} close={t('close')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void confirmed()
        }}
      >
        {children}
        {reasonLabel !== undefined && (
          <label className={styles['field']}>
            {reasonLabel}
            <textarea className="gz-input" rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
        )}
        {fault !== null && <FailurePanel title={t('notDone')} error={fault} onRetry={() => void confirmed()} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={busy}>
            {confirm}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
