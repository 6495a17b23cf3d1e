import { useEffect, useRef, type RefObject } from 'react'

/** Puts the focus into the first field of what has just come: a dialog, instead of on the button that closes it, or the next step of a form. */
export function useFocusOnFirstField(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return ref
}
