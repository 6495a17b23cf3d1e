import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The passage that an address names (`passage`); empty without one. */
export function useNamedPassage(): string {
  const { passage } = useSearch({ strict: false }) as { passage?: unknown }
  return typeof passage === 'string' ? passage.trim() : ''
}

/** Shows the passage that an address names, once the record is loaded. `onLook` first draws what the page has not drawn yet. */
export function usePassage(isLoaded: boolean, onLook?: () => void): void {
  const text = useNamedPassage()
  const look = useEffectEvent(() => onLook?.())
  useEffect(() => {
    if (!isLoaded || text === '') return
    let stop: (() => void) | null = () => undefined
    // Few addresses name one.
    void import('./show-passage.ts').then(({ showPassage }) => {
      if (stop !== null) stop = showPassage(text, look)
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [isLoaded, text])
}
