import type { Page, Request, Response } from '@playwright/test'

// By the clock of the browser: on a busy machine a flow hears of what happened some time after it did, and what follows would seem quicker.

/** When the browser sent a request that was answered, in epoch ms. */
export function requestedAt(request: Request): number {
  return request.timing().startTime
}

/** When the browser had the whole answer, in epoch ms. */
export async function answeredAt(response: Response): Promise<number> {
  await response.finished()
  const { startTime, responseEnd } = response.request().timing()
  return startTime + responseEnd
}

/** When the browser had the document of the page that is open, in epoch ms. */
export function documentAt(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
  )
}
