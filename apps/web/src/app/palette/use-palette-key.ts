import { useEffect } from 'react'

/**
 * Ctrl+K or ⌘K, anywhere, also in text fields. `prepare` is called when Ctrl or ⌘ goes down, so that the code is loaded before typing
 * starts.
 */
export function usePaletteKey(open: () => void, prepare: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, prepare])
}
