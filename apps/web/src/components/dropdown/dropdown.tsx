import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { useLeaving } from './use-leaving.ts'
import styles from './dropdown.module.css'

interface DropdownProps {
  label: string
  /** What the button shows. */
  face: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A panel below a button; closes at Esc, which gives the focus back, and at a press or a focus elsewhere. */
export function Dropdown({ label, face, className = '', children }: DropdownProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useLeaving(box, open, close)
  return (
    <div
      ref={box}
      className={`${styles['dropdown']} ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
      role="presentation"
    >
      <Button ref={button} icon aria-label={label} title={label} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {face}
      </Button>
      {open && (
        <div id={id} className={styles['panel']} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  )
}
