import { createStore, useStore } from '../store/create-store.ts'

/** A call was refused until a captcha is answered. */
export interface CaptchaDemand {
  readonly verifyId: string
  /** `true`: the right answer was given, the call is made again. */
  readonly settle: (passed: boolean) => void
}

const demand = createStore<(CaptchaDemand & { readonly passed: Promise<boolean> }) | null>(null)

/**
 * Asks the visitor for the captcha that a call was refused with; answers whether it was passed. Calls rejected in the meantime wait
 * for the same answer.
 */
export function requestCaptcha(verifyId: string): Promise<boolean> {
  const pending = demand.get()
  if (pending) return pending.passed
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const settle = (passed: boolean) => {
    demand.set(null)
    resolve(passed)
  }
  demand.set({ verifyId, settle, passed: promise })
  return promise
}

/** The current captcha demand, null if there is none. */
export function useCaptchaDemand(): CaptchaDemand | null {
  return useStore(demand)
}

/** Subscribes to captcha demands, null once answered. Returns how to unsubscribe. */
export function onCaptchaDemand(listener: (demand: CaptchaDemand | null) => void): () => void {
  return demand.subscribe(listener)
}
