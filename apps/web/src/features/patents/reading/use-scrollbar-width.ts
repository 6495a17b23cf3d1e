import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide the scrollbar of an element is, px; 0 where it lies over the content. */
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
