import { useEffect, useLayoutEffect, useRef } from 'react'
import { shortcutKey } from './shortcut-key.ts'

/** What each key does on a page: `{ j: selectNext, '/': focusBox }`. */
export type Shortcuts = Readonly<Record<string, () => void>>

/** Keys of a page, as long as it is shown; off while something is typed. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  // Before the page is painted: a key pressed at what is seen does what it does now.
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
