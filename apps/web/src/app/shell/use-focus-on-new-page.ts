import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the start of a page opened by a link, so that keyboard and screen reader continue there. Views of one page
 * (`/resultList/…`) and the first page of a visit leave the focus unchanged.
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
