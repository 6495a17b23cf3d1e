import { Suspense, useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../button.tsx'

/** Props of the button for its panel. */
export interface DropdownPanelProps {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly onClose: () => void
}

interface DropdownProps {
  label: string
  /** Content of the button. */
  face: ReactNode
  className?: string | undefined
  /** Renders a `Popover` with the given props, from a component loaded lazily. */
  children: (panel: DropdownPanelProps) => ReactNode
}

/** A button that opens a panel. The button is native; the panel is loaded when it first opens. */
export function Dropdown({ label, face, className, children }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button
        ref={trigger}
        icon
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {face}
      </Button>
      {open && <Suspense fallback={null}>{children({ triggerRef: trigger, label, onClose: close })}</Suspense>}
    </>
  )
}
