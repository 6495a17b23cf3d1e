import { useId, type ReactNode } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Button } from '../../../components/button.tsx'
import styles from './question-dialog.module.css'

interface QuestionDialogProps {
  readonly title: string
  readonly confirm: string
  readonly cancel: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A question to be answered before a login continues. The browser traps the focus; Esc means no. */
export function QuestionDialog({ title, confirm, cancel, busy, onConfirm, onCancel, children }: QuestionDialogProps) {
  const id = useId()
  return (
    <Dialog onClose={() => !busy && onCancel()} className={styles['dialog']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <footer>
        <Button disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind="primary" disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </footer>
    </Dialog>
  )
}
