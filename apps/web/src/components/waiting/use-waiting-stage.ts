import { useEffect, useState } from 'react'

/** Indicator while waiting for a response: nothing at first, then a thin bar, then a skeleton, then a way out. */
export type WaitingStage = 'none' | 'bar' | 'skeleton' | 'cancel'

const STAGES: readonly { readonly stage: WaitingStage; readonly afterMs: number }[] = [
  { stage: 'bar', afterMs: 100 },
  { stage: 'skeleton', afterMs: 1000 },
  { stage: 'cancel', afterMs: 10_000 },
]

/** The stage of a wait that lasts while `waiting` is true; a new `occasion` restarts it. */
export function useWaitingStage(waiting: boolean, occasion?: unknown): WaitingStage {
  const [stage, setStage] = useState<WaitingStage>('none')
  useEffect(() => {
    setStage('none')
    if (!waiting) return
    const timers = STAGES.map((next) => setTimeout(() => setStage(next.stage), next.afterMs))
    return () => timers.forEach(clearTimeout)
  }, [waiting, occasion])
  return waiting ? stage : 'none'
}
