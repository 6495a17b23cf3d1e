import type { AnyRouter } from '@tanstack/react-router'

const KEY = 'chunksRecovered'
/** A page that just came anew and still lacks a chunk is not helped by coming once more. */
const AGAIN_AFTER_MS = 30_000

/**
 * Code that cannot be fetched, since the server was given a newer build: the page is opened anew at the address it was on its way to
 * (B.navigation.09). Where the server does not answer at all the failure is shown instead: a document that cannot come would only
 * replace the page by the browser's own.
 */
export function recoverChunks(router: AnyRouter): void {
  let target = location.href
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    target = new URL(toLocation.publicHref, location.href).href
  })
  addEventListener('vite:preloadError', () => void openAnew(() => target))
}

async function openAnew(target: () => string): Promise<void> {
  if (Date.now() - lastTime() < AGAIN_AFTER_MS || !(await serverAnswers())) return
  remember()
  if (target() === location.href) location.reload()
  else location.assign(target())
}

async function serverAnswers(): Promise<boolean> {
  return fetch(location.origin, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

// Kept for this tab: the next page has to know.
function lastTime(): number {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    // Where nothing can be kept, coming anew could go on for ever.
    return Infinity
  }
}

function remember(): void {
  sessionStorage.setItem(KEY, String(Date.now()))
}
