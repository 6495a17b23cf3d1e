import { useCallback, useSyncExternalStore } from 'react'

/** Where the phone layout begins (README, Style). */
export const PHONE = '(width <= 760px)'

/** Whether a media query holds now; the component is drawn again when that changes. */
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
