import { useLayoutEffect, useState } from 'react'
import { pageScale } from '../../../components/media/page-scale.ts'

/** The rectangle of a part of the page in the window, in px of the page, which may be scaled. */
export interface PartRect {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Tracks the rectangle of a part of the page through scrolling and resizing; null while the part is missing. Scrolls it into view first. */
export function usePartRect(selector: string): PartRect | null {
  const [rect, setRect] = useState<PartRect | null>(null)
  useLayoutEffect(() => {
    const look = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      const scale = pageScale()
      setRect(box ? { top: box.top / scale, left: box.left / scale, width: box.width / scale, height: box.height / scale } : null)
    }
    const part = document.querySelector(selector)
    part?.scrollIntoView({ block: 'nearest' })
    look()
    // The number of chosen countries appears later and widens its button.
    const sizes = new ResizeObserver(look)
    if (part) sizes.observe(part, { box: 'border-box' })
    addEventListener('resize', look)
    addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      sizes.disconnect()
      removeEventListener('resize', look)
      removeEventListener('scroll', look, { capture: true })
    }
  }, [selector])
  return rect
}
