import type { Page, Request, Response } from '@playwright/test'

// Uses the browser's clock: on a busy machine a test is notified of events with a delay, which would make the following ones seem faster.

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
