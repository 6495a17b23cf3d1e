import { useCallback, useSyncExternalStore } from 'react'

/** Breakpoint of the phone layout (README, Style). */
export const PHONE = '(width <= 760px)'

/** Whether a media query matches; re-renders on change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
