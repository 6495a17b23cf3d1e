import { useEffect, useId, useRef, type ReactNode } from 'react'
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

/** A question that has to be answered before a login goes on. The browser keeps the focus in it; Esc is a no. */
export function QuestionDialog({ title, confirm, cancel, busy, onConfirm, onCancel, children }: QuestionDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    // What had the focus, which the browser forgets when the dialog is taken away without being closed.
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
    >
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
    </dialog>
  )
}
