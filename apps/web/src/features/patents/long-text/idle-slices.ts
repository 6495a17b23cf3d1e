/** Milliseconds of a slice if the browser does not report its idle time. */
const SLICE_MS = 8
/** Milliseconds after which a slice runs in any case, so that a busy page makes progress. */
const LATEST_MS = 300

/** Time left in a slice, ms. */
type TimeLeft = () => number

/**
 * Runs `work` in the browser's idle moments until it returns that it is done. `work` gets the remaining time and should return before it
 * is used up. Returns a function that stops it.
 */
export function inIdleSlices(work: (timeLeft: TimeLeft) => 'more' | 'done'): () => void {
  let cancel = (): void => {}
  const slice = (timeLeft: TimeLeft) => {
    if (work(timeLeft) === 'more') next()
  }
  const next = () => {
    cancel = whenIdle(slice)
  }
  next()
  return () => cancel()
}

/** `requestIdleCallback`, with a timer if there is none (Safari). */
function whenIdle(slice: (timeLeft: TimeLeft) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = (deadline: IdleDeadline) => {
      const left = deadline.didTimeout ? sliceFromNow() : null
      slice(() => Math.max(deadline.timeRemaining(), left?.() ?? 0))
    }
    const handle = requestIdleCallback(idle, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(() => slice(sliceFromNow()), 16)
  return () => clearTimeout(handle)
}

/** The remaining time of a slice that starts now and that the browser does not limit. */
function sliceFromNow(): TimeLeft {
  const end = performance.now() + SLICE_MS
  return () => end - performance.now()
}
