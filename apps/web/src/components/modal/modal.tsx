import { useId, type ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './modal.module.css'

interface ModalProps {
  readonly title: string
  /** Label of the close button. */
  readonly close: string
  readonly onClose: () => void
  /** px; default 466. */
  readonly width?: number
  /** Full-screen on a phone. */
  readonly sheet?: boolean
  readonly children: ReactNode
}

/** A dialog over the page, in the browser's top layer: traps the focus and restores it; Esc closes it. */
export function Modal({ title, close, onClose, width, sheet = false, children }: ModalProps) {
  const id = useId()
  return (
    <Dialog
      firstFocus="input:not([type=checkbox], [type=radio]), select, textarea"
      onClose={onClose}
      className={styles['modal']}
      style={width === undefined ? undefined : { inlineSize: width }}
      data-sheet={sheet || undefined}
      aria-labelledby={id}
    >
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <Button icon kind="plain" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      {children}
    </Dialog>
  )
}
