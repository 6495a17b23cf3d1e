/** Maximum wait for an idle moment, in ms. */
const LONGEST_WAIT_MS = 1500

/** Runs an action when the browser is idle; returns a function that cancels it. Browsers without idle callbacks run it soon. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(action, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(action, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(handle)
}
