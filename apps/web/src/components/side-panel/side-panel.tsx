import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './side-panel.module.css'

interface SidePanelProps {
  readonly title: string
  /** Says what the cross does. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** px; 640 unless given. */
  readonly width?: number
  /** px at the top of the window that stay free; none unless given. */
  readonly offset?: number
  readonly children: ReactNode
}

/**
 * A drawer at the end of the window. A native dialog: the browser keeps the focus in it, closes it at Esc and gives the focus back to what
 * opened it. It is open as long as it is drawn.
 */
export function SidePanel({ title, closeLabel, onClose, width, offset, children }: SidePanelProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    // A press on the dialog itself, not on what is in it, is one beside the panel. Esc is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles['panel']}
      style={{ ...(width && { inlineSize: width }), ...(offset && { '--panel-offset': `${offset}px` }) }}
      aria-labelledby={id}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles['content']}>
        <header className={styles['header']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <Button kind="plain" icon aria-label={closeLabel} title={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </header>
        <div className={styles['body']}>{children}</div>
      </div>
    </dialog>
  )
}
