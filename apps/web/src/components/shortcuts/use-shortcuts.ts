import { useEffect, useLayoutEffect, useRef } from 'react'
import { shortcutKey } from './shortcut-key.ts'

/** The action of each key on a page: `{ j: selectNext, '/': focusBox }`. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** Shortcuts of a page while it is displayed; off in text fields. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  // Before the page is painted, so that a key pressed on a visible page has its current action.
  useLayoutEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? null : shortcutKey(event)
      const action = key === null ? undefined : current.current[key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
