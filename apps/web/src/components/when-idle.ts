/** The longest it waits for a moment when the browser has nothing to do. */
const LONGEST_WAIT_MS = 1500

/** Acts when the browser has nothing to draw and nobody to answer; answers what calls it off. Browsers that know no idle moments act soon. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(asked)
}
