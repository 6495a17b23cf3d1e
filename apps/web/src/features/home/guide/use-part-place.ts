import { useLayoutEffect, useState } from 'react'
import { pageScale } from '../../../components/media/page-scale.ts'

/** Where a part of the page stands in the window, in px of the page, which may be drawn smaller. */
export interface Place {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Follows a part of the page through scrolling and resizing; null while there is no such part. It is brought into view first. */
export function usePartPlace(selector: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const look = () => {
      const part = document.querySelector(selector)?.getBoundingClientRect()
      const scale = pageScale()
      setPlace(part ? { top: part.top / scale, left: part.left / scale, width: part.width / scale, height: part.height / scale } : null)
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
  return place
}
