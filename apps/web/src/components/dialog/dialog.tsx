import { useEffect, useRef, type ComponentProps } from 'react'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'onCancel' | 'onClick'> {
  /** Called at Esc, and at a press beside the dialog where that closes it. The dialog stays until its component is taken away. */
  readonly onClose: () => void
  /** A press beside it closes it. */
  readonly closesOutside?: boolean
  /** Selector of what has the focus first; the browser's choice, the first control, unless it is found. */
  readonly firstFocus?: string
}

/**
 * A native modal dialog, open as long as it is drawn: in the top layer, with the page behind it inert. The focus stays in it and goes back to
 * where it was.
 */
export function Dialog({ onClose, closesOutside = false, firstFocus, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef(firstFocus)
  useEffect(() => {
    const shown = dialog.current
    // The browser forgets it when the dialog is taken away without being closed.
    const before = document.activeElement
    shown?.showModal()
    if (first.current !== undefined) shown?.querySelector<HTMLElement>(first.current)?.focus()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // A press on the dialog itself, not on what is in it, is one beside it. Esc is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...rest}
      ref={dialog}
      onClick={(event) => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      }}
      onCancel={(event) => {
        // A file chooser in the dialog says so too when it is given up.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser closes it by itself where Esc is pressed again before anything else.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
