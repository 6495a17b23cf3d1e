import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the start of a page opened by a link, so that keyboard and screen reader continue there. Views of one page
 * (`/resultList/…`) and the first page of a visit leave the focus unchanged.
 */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const router = useRouter()
  const focusedBefore = useRef<Element | null>(null)
  useEffect(() => router.subscribe('onBeforeNavigate', () => void (focusedBefore.current = document.activeElement)), [router])
  const page = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname.split('/')[1] })
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const focused = document.activeElement
    // The page before may still be rendered, with the focus on the link that was followed; it loses the focus when it is removed.
    if (focused === focusedBefore.current || !main.current?.contains(focused)) main.current?.focus({ preventScroll: true })
  }, [page])
  return main
}
