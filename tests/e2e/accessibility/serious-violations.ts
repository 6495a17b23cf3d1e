import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe calls best practice. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Serious and critical faults of the page as it is now, one line each: rule, what it means, the elements. Empty is good. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // Evaluated by the browser itself: the page's content security policy allows no foreign script.
  await page.evaluate(AXE)
  const results = await page.evaluate((options) => (window as unknown as AxeWindow).axe.run(document, options), OPTIONS)
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

interface AxeWindow {
  readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
}
