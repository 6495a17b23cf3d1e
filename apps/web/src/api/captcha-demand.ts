import { createStore, useStore } from '../store/create-store.ts'

/** A call was rejected until a captcha is solved. */
export interface CaptchaDemand {
  readonly verifyId: string
  /** `true`: it was solved, the call is repeated. */
  readonly settle: (passed: boolean) => void
}

const demand = createStore<(CaptchaDemand & { readonly passed: Promise<boolean> }) | null>(null)

/**
 * Shows the visitor the captcha required by a call; resolves to whether it was solved. Calls rejected in the meantime wait for the same
 * result.
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
