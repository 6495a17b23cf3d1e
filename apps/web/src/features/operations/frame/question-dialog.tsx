import type { ReactNode } from 'react'
import { useForm } from '../../../components/form/use-form.ts'
import styles from './dialog.module.css'
import { FormDialog } from './form-dialog.tsx'

interface QuestionDialogProps {
  readonly title: string
  /** Label of the confirming button. */
  readonly confirm: string
  /** Label of the other button, where “cancel” would be ambiguous. */
  readonly dismiss?: string
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
export function QuestionDialog({ title, confirm, dismiss, children, reason: reasonLabel, onConfirm, onClose }: QuestionDialogProps) {
  const form = useForm(EMPTY, CHECKS)
  const submit = form.submit(async ({ reason }) => {
    await onConfirm(reason.trim())
    onClose()
  })
  return (
    <FormDialog title={title} confirm={confirm} dismiss={dismiss} form={form} submit={submit} onClose={onClose}>
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
    </FormDialog>
  )
}
