import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './modal.module.css'

interface ModalProps {
  readonly title: string
  /** Name of the button that closes it. */
  readonly close: string
  readonly onClose: () => void
  /** px; 466 unless given. */
  readonly width?: number
  /** On a phone it takes the whole screen. */
  readonly sheet?: boolean
  readonly children: ReactNode
}

/** A dialog over the page, in the browser's top layer: it keeps the focus and gives it back; Esc closes it. */
export function Modal({ title, close, onClose, width, sheet = false, children }: ModalProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    // What had the focus, which the browser forgets when the dialog is taken away without being closed.
    const before = document.activeElement
    shown?.showModal()
    // The browser would take the first button, which closes it.
    shown?.querySelector<HTMLElement>('input:not([type=checkbox], [type=radio]), select, textarea')?.focus()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      style={width === undefined ? undefined : { inlineSize: width }}
      data-sheet={sheet || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <Button icon kind="plain" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      {children}
    </dialog>
  )
}
