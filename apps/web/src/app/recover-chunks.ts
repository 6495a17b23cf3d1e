import type { AnyRouter } from '@tanstack/react-router'

const KEY = 'chunksRecovered'
/** If a page was just reloaded and still lacks a chunk, another reload does not help. */
const AGAIN_AFTER_MS = 30_000

/**
 * If code cannot be loaded because the server has a newer build, the target page is opened with a full reload (B.navigation.09). If the
 * server does not respond at all, the error is shown instead: a failed reload would only replace the page by the browser's error.
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

// Stored for this tab, because the next page needs it.
function lastTime(): number {
  try {
    return Number(sessionStorage.getItem(KEY))
  } catch {
    // Without storage there could be an endless loop of reloads.
    return Infinity
  }
}

function remember(): void {
  sessionStorage.setItem(KEY, String(Date.now()))
}
