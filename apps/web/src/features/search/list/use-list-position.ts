import { useLayoutEffect, type RefObject } from 'react'
import { storeListPosition, listPosition } from './list-position.ts'

/**
 * Scrolls a list to where it was when its page is shown again, and keeps how far it is scrolled. `scroller` null is the window. A list
 * that was never shown begins at its top.
 */
export function useListPosition(address: string, ready: boolean, scroller: RefObject<HTMLElement | null> | null): void {
  useLayoutEffect(() => {
    if (!ready) return
    const box = scroller === null ? document.scrollingElement : scroller.current
    const source = scroller === null ? window : scroller.current
    if (!box || !source) return
    box.scrollTo({ top: listPosition(address)?.scrollTop ?? 0, behavior: 'instant' })
    let top = box.scrollTop
    const follow = () => (top = box.scrollTop)
    const store = () => storeListPosition(address, { scrollTop: top })
    source.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      source.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', store)
      store()
    }
  }, [address, ready, scroller])
}
