import type { Page, Request } from '@playwright/test'

interface Traffic {
  readonly pending: Set<Request>
  /** Requests so far. */
  begun: number
}

const watched = new WeakMap<Page, Traffic>()

/** Follows the requests of a page from now on, so that it is known when it is quiet. */
export function watchRequests(page: Page): Traffic {
  const known = watched.get(page)
  if (known !== undefined) return known
  const traffic: Traffic = { pending: new Set(), begun: 0 }
  watched.set(page, traffic)
  page.on('request', (request) => {
    traffic.pending.add(request)
    traffic.begun += 1
  })
  // Requests of a document that is left end without an event.
  page.on('response', (response) => {
    const document = response.request()
    if (!document.isNavigationRequest() || document.frame() !== page.mainFrame()) return
    traffic.pending.clear()
    traffic.pending.add(document)
  })
  page.on('requestfinished', (request) => traffic.pending.delete(request))
  page.on('requestfailed', (request) => traffic.pending.delete(request))
  return traffic
}

/** Opens an address and waits until the page is quiet. */
export async function openQuiet(page: Page, address: string): Promise<void> {
  watchRequests(page)
  await page.goto(address)
  await waitUntilQuiet(page)
}

/** A browser without frames to draw may never call itself idle; ms. */
const IDLE_TIMEOUT = 500
/** A request that takes so long, in ms, is an error. */
const PENDING_TIMEOUT = 120_000

/**
 * Waits until no request of a page is under way and none begins until the page has been idle twice: which takes as long as the page
 * needs, where `networkidle` takes half a second on any machine, and after the first time nothing.
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  const traffic = watchRequests(page)
  const end = performance.now() + PENDING_TIMEOUT
  for (let quiet = 0; quiet < 2;) {
    const { begun } = traffic
    await page.evaluate(
      (timeout) => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve(), { timeout }), 100)),
      IDLE_TIMEOUT,
    )
    quiet = traffic.pending.size === 0 && traffic.begun === begun ? quiet + 1 : 0
    if (performance.now() > end) throw new Error(`Never quiet: ${[...traffic.pending].map((request) => request.url()).join(', ')}`)
  }
}
