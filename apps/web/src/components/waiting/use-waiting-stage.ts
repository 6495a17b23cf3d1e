import { useEffect, useState } from 'react'

/** What is shown while an answer is waited for: nothing at first, then a thin bar, then the shape of what comes, then a way out. */
export type WaitingStage = 'none' | 'bar' | 'skeleton' | 'cancel'

const STAGES: readonly { readonly stage: WaitingStage; readonly afterMs: number }[] = [
  { stage: 'bar', afterMs: 100 },
  { stage: 'skeleton', afterMs: 1000 },
  { stage: 'cancel', afterMs: 10_000 },
]

/** The stage of a wait that lasts while `waiting` is true; a new `occasion` begins it anew. */
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
