import { useEffect, useState } from 'react'

/** Scroll distance from which the button back to the top is shown, in px (G143). */
const FAR = 400

/** The scroll container that has been scrolled far down, the window or one of the page; null near the top. `page` identifies the page. */
export function useScrolledBox(page: string): Element | null {
  const [found, setFound] = useState<{ page: string; box: Element } | null>(null)
  useEffect(() => {
    const look = (box: Element) =>
      setFound((before) => {
        if (box.scrollTop > FAR) return before?.box === box && before.page === page ? before : { page, box }
        return before?.box === box ? null : before
      })
    const scroll = ({ target }: Event) => {
      const box = target === document ? document.scrollingElement : target
      if (box instanceof Element && (box === document.scrollingElement || box.closest('main'))) look(box)
    }
    // The page may have been scrolled before the listener was added.
    if (document.scrollingElement !== null) look(document.scrollingElement)
    document.addEventListener('scroll', scroll, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', scroll, { capture: true })
  }, [page])
  return found?.page === page ? found.box : null
}
