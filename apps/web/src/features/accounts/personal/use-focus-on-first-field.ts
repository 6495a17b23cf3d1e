import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first field of new content: in a dialog, instead of the close button, or in the next step of a form. */
export function useFocusOnFirstField(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return ref
}
