import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Shows the passage that an address names (`passage`), once the patent is loaded. */
export function usePassage(isLoaded: boolean): void {
  const { passage } = useSearch({ strict: false }) as { passage?: unknown }
  const text = typeof passage === 'string' ? passage.trim() : ''
  useEffect(() => {
    if (!isLoaded || text === '') return
    let stop: (() => void) | null = () => undefined
    // Few addresses name one.
    void import('./show-passage.ts').then(({ showPassage }) => {
      if (stop !== null) stop = showPassage(text)
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [isLoaded, text])
}
