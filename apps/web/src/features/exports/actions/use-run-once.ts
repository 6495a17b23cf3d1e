import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs what an action without a dialog does, once, when it is mounted. */
export function useRunOnce(action: () => void): void {
  const started = useRef(false)
  const start = useEffectEvent(action)
  useEffect(() => {
    if (started.current) return
    started.current = true
    start()
  }, [])
}
