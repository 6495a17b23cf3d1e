import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, Spec } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe calls best practice. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Serious and critical faults of the page as it is now, one line each: rule, what it means, the elements. Empty is good. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // Evaluated by the browser itself: the page's content security policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return seriousOf(await scan(page))
}

/** The same of the page in dark colours. Afterwards the page has the theme it had. */
export async function seriousViolationsInTheDark(page: Page): Promise<string[]> {
  const before = await page.evaluate(() => {
    // Or a colour would still be on its way when it is measured.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { dataset } = document.documentElement
    const { theme } = dataset
    dataset['theme'] = 'dark'
    return theme
  })
  const violations = await seriousViolations(page)
  await page.evaluate((theme) => {
    if (theme === undefined) delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    // The colours change before transitions are allowed again.
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  }, before)
  return violations
}

function scan(page: Page): Promise<AxeResults> {
  return page.evaluate((given) => {
    const { axe } = window as unknown as AxeWindow
    // Elements are named by their selectors: to write down the source of each that was looked at is about a tenth of a scan.
    axe.configure({ noHtml: true })
    return axe.run(document, given)
  }, OPTIONS)
}

function seriousOf({ violations }: AxeResults): string[] {
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

interface AxeWindow {
  readonly axe: { configure(spec: Spec): void; run(context: Document, options: RunOptions): Promise<AxeResults> }
}
