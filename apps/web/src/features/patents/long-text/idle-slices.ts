/** Milliseconds a slice works where the browser does not say how long it is idle. */
const SLICE_MS = 8
/** Milliseconds after which a slice is run in any case, so that a busy page still gets there. */
const LATEST_MS = 300

/** Time left in a slice, ms. */
type TimeLeft = () => number

/**
 * Runs `work` in the browser's idle moments until it says it is done. `work` receives the remaining time and should return before it
 * is used up. Answers how to stop it.
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

/** `requestIdleCallback`, with a timer where there is none (Safari). */
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

/** The time left of a slice that begins now and that the browser does not limit. */
function sliceFromNow(): TimeLeft {
  const end = performance.now() + SLICE_MS
  return () => end - performance.now()
}
