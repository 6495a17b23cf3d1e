import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * An optional module, loaded when the browser is idle; null until then, and if it cannot be loaded. `load` must be the same function each
 * time.
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
        // Without a network nothing changes.
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
