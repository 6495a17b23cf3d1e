import { useEffect } from 'react'
import { shortcutKey } from '../../components/shortcuts/shortcut-key.ts'
import { showDrawer } from './drawer.ts'

/**
 * Global shortcuts: `?` lists them, `/` goes to the search box, without one to the palette, which also searches. A page with these
 * shortcuts has priority: it listens on the document.
 */
export function useFrameKeys(openPalette: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? null : shortcutKey(event)
      const box = document.querySelector<HTMLElement>('main :is([role=combobox], [role=searchbox], textarea, input[type=search])')
      if (key === '?') showDrawer('shortcuts')
      else if (key !== '/') return
      else if (box) box.focus()
      else openPalette()
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [openPalette])
}
