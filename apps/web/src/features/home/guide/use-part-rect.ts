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
      const part = document.querySelector(selector)?.getBoundingClientRect()
      const scale = pageScale()
      setRect(part ? { top: part.top / scale, left: part.left / scale, width: part.width / scale, height: part.height / scale } : null)
    }
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest' })
    look()
    addEventListener('resize', look)
    addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      removeEventListener('resize', look)
      removeEventListener('scroll', look, { capture: true })
    }
  }, [selector])
  return rect
}
