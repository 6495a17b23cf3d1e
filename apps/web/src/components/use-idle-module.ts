import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A module that makes better what works without it, fetched when the browser is idle; null until it is there, and where it cannot be fetched.
 * `load` is the same function each time.
 */
export function useIdleModule<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    let gone = false
    const cancel = whenIdle(() => {
      load().then(
        (found) => {
          if (!gone) setModule(found)
        },
        // Without a network it stays as it is.
        () => {},
      )
    })
    return () => {
      gone = true
      cancel()
    }
  }, [load])
  return module
}
