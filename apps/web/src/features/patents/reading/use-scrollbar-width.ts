import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width of an element's scrollbar in px; 0 for overlay scrollbars. */
export function useScrollbarWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return
    const look = new ResizeObserver(() => setWidth(box.offsetWidth - box.clientWidth))
    look.observe(box)
    return () => look.disconnect()
  }, [element])
  return width
}
