import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from './dialog.module.css'

interface QuestionDialogProps {
  readonly title: string
  /** Label of the confirming button. */
  readonly confirm: string
  readonly children: ReactNode
  /** Asks for a reason, under this name. */
  readonly reason?: string
  /** Rejects on failure: the dialog stays open and shows the error. */
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const EMPTY = { reason: '' }
const CHECKS = { reason: [] }

/** Asks for confirmation of an action that affects others or cannot be undone; closes afterwards. */
export function QuestionDialog({ title, confirm, children, reason: reasonLabel, onConfirm, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('operations')
  const form = useForm(EMPTY, CHECKS)
  const submit = form.submit(async ({ reason }) => {
    await onConfirm(reason.trim())
    onClose()
  })
  return (
    <Modal title={title} close={t('close')} onClose={onClose}>
      <form className={styles['form']} {...submit}>
        {children}
        {reasonLabel !== undefined && (
          <label className={styles['field']}>
            {reasonLabel}
            <textarea
              className="gz-input"
              rows={3}
              maxLength={500}
              value={form.values.reason}
              onChange={({ target }) => form.setValue('reason', target.value)}
            />
          </label>
        )}
        {form.failure !== null && <FailurePanel title={t('notDone')} error={form.failure} onRetry={() => submit.onSubmit()} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" aria-disabled={form.busy}>
            {confirm}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
