import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useDismiss } from '../../../components/dropdown/use-dismiss.ts'
import styles from './menu-button.module.css'

interface MenuButtonProps {
  /** Its accessible name, and that of its panel. */
  readonly label: string
  readonly face: ReactNode
  readonly className?: string | undefined
  /** Alignment of the panel: with the start or the end of the button. */
  readonly side: 'start' | 'end'
  readonly current?: boolean
  /** Links and buttons. */
  readonly children: ReactNode
}

/**
 * A button with links below it. Arrow keys open it and move between links, Home and End go to the first and last; Esc returns the focus
 * to the button; a press or a focus elsewhere closes it.
 */
export function MenuButton({ label, face, className, side, current = false, children }: MenuButtonProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(box, open, close)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!open) return
      setOpen(false)
      button.current?.focus()
    } else if (!open) {
      if (event.key !== 'ArrowDown') return
      setOpen(true)
      requestAnimationFrame(() => itemsOf(box.current)[0]?.focus())
    } else if (!step(event.key, itemsOf(box.current))) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box} className={styles['menu']} onKeyDown={press} role="presentation">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div id={id} className={styles['panel']} data-side={side} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  )
}

function itemsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role=group] :is(a[href], button)') ?? [])]
}

/** Moves the focus for a key; false for a key that does not move it. */
function step(key: string, items: readonly HTMLElement[]): boolean {
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key]
  if (next === undefined) return false
  items.at(next % items.length)?.focus()
  return true
}
