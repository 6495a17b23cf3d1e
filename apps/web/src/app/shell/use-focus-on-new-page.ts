import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the focus at the start of a page that was opened by a link, so that keyboard and screen reader go on there and not at the link
 * that is gone. Views of one page (`/resultList/…`) and the first page of a visit leave the focus where it is.
 */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const page = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname.split('/')[1] })
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [page])
  return main
}
