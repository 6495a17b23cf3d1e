import { useSyncExternalStore } from 'react'

/** A call was refused until a captcha is answered. */
export interface CaptchaDemand {
  readonly verifyId: string
  /** `true`: the right answer was given, the call is made again. */
  readonly settle: (passed: boolean) => void
}

let demand: (CaptchaDemand & { readonly passed: Promise<boolean> }) | null = null
const listeners = new Set<(demand: CaptchaDemand | null) => void>()

/**
 * Asks the visitor for the captcha that a call was refused with; answers whether it was passed. Calls refused while it is asked for wait
 * for the same answer.
 */
export function askCaptcha(verifyId: string): Promise<boolean> {
  if (demand) return demand.passed
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const settle = (passed: boolean) => {
    set(null)
    resolve(passed)
  }
  set({ verifyId, settle, passed: promise })
  return promise
}

/** The captcha that is asked for, null when none is. */
export function useCaptchaDemand(): CaptchaDemand | null {
  return useSyncExternalStore(onCaptchaDemand, () => demand)
}

function set(next: typeof demand): void {
  demand = next
  for (const listener of listeners) listener(next)
}

/** Hears of every captcha that is asked for, null when it is answered. Answers how to stop hearing. */
export function onCaptchaDemand(listener: (demand: CaptchaDemand | null) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
