import type { Page } from '@playwright/test'

/** Collects what the browser says was against the page's content security policy, from now on. */
export function policyViolations(page: Page): readonly string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text())
  })
  return found
}
