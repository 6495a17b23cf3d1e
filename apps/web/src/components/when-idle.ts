/** The longest it waits for a moment when the browser has nothing to do. */
const LONGEST_WAIT_MS = 1500

/** Acts when the browser has nothing to draw and nobody to answer; answers what calls it off. Browsers that know no idle moments act soon. */
export function whenIdle(action: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(action, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(action, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(handle)
}
