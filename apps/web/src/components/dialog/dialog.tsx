import { useEffect, useRef, type ComponentProps } from 'react'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose' | 'onCancel' | 'onClick'> {
  /** Called on Esc, and on a press outside if that closes it. The dialog stays until its component is removed. */
  readonly onClose: () => void
  /** A press outside closes it. */
  readonly closesOutside?: boolean
  /** Selector of the element with the initial focus; by default the browser's choice, the first control. */
  readonly firstFocus?: string
}

/**
 * A native modal dialog, open while it is rendered: in the top layer, with the page behind it inert. It traps the focus and restores it
 * afterwards.
 */
export function Dialog({ onClose, closesOutside = false, firstFocus, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef(firstFocus)
  useEffect(() => {
    const shown = dialog.current
    // The browser does not restore it if the dialog is removed without being closed.
    const before = document.activeElement
    shown?.showModal()
    if (first.current !== undefined) shown?.querySelector<HTMLElement>(first.current)?.focus()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    // A press on the dialog itself, not on its content, is a press outside. Esc is the keyboard's equivalent.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...rest}
      ref={dialog}
      onClick={(event) => {
        if (closesOutside && event.target === event.currentTarget) onClose()
      }}
      onCancel={(event) => {
        // A file chooser in the dialog also fires this event when it is cancelled.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The browser closes it by itself if Esc is pressed twice in a row.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
