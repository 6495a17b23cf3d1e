import { useEffect, useState } from 'react'

/** From here on the way back to the top shows, in px (G143). */
const FAR = 400

/** The box the page has been scrolled far down in, the window's own or one of the page; null near the top. `page` tells pages apart. */
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
