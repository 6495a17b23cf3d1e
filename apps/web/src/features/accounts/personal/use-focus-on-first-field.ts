import { useEffect, useRef, type RefObject } from 'react'

/** Puts the focus into the first field of a dialog that was opened, instead of on the button that closes it. */
export function useFocusOnFirstField(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return place
}
