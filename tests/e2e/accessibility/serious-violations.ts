import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, Spec } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe calls best practice. */
const TAGS: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about colours alone, which take about two fifths of a scan. */
const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Serious and critical faults of the page as it is now, one line each: rule, what it means, the elements. Empty is good. */
export async function seriousViolations(page: Page): Promise<string[]> {
  return withoutTransitions(page, () => violationsOf(page))
}

/** The same without rules about colours, for a page whose colours are scanned in another language. */
export async function seriousViolationsExceptColours(page: Page): Promise<string[]> {
  return violationsOf(page, COLOUR_RULES)
}

/** The same of the page in dark colours. Afterwards the page has the theme it had. */
export async function seriousViolationsInTheDark(page: Page): Promise<string[]> {
  return withoutTransitions(page, async () => {
    const before = await setTheme(page, 'dark')
    const violations = await violationsOf(page)
    await setTheme(page, before)
    return violations
  })
}

/** Or a colour would still be on its way when it is measured. */
async function withoutTransitions<T>(page: Page, run: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
  const result = await run()
  await page.evaluate(() => {
    // The colours change before transitions are allowed again.
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  })
  return result
}

/** Sets the theme of the page, none to remove it; returns the one before. */
function setTheme(page: Page, theme: string | undefined): Promise<string | undefined> {
  return page.evaluate((next) => {
    const { dataset } = document.documentElement
    const { theme: before } = dataset
    if (next === undefined) delete dataset['theme']
    else dataset['theme'] = next
    return before
  }, theme)
}

async function violationsOf(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Evaluated by the browser itself: the page's content security policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return seriousOf(await scan(page, without))
}

function scan(page: Page, without: readonly string[]): Promise<AxeResults> {
  return page.evaluate(
    ([tags, excluded]) => {
      const { axe } = window as unknown as AxeWindow
      // Elements are named by their selectors: to write down the source of each that was looked at is about a tenth of a scan.
      axe.configure({ noHtml: true })
      // Whatever breaks a rule has the impact of the rule: those that are never serious need not be run.
      const dropped = axe._audit.rules.filter(({ id, impact }) => impact === 'minor' || impact === 'moderate' || excluded.includes(id))
      const rules = Object.fromEntries(dropped.map(({ id }) => [id, { enabled: false }]))
      return axe.run(document, { runOnly: [...tags], resultTypes: ['violations'], rules })
    },
    [TAGS, without] as const,
  )
}

function seriousOf({ violations }: AxeResults): string[] {
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

interface AxeWindow {
  readonly axe: {
    configure(spec: Spec): void
    run(context: Document, options: RunOptions): Promise<AxeResults>
    /** What `getRules` tells lacks the impact. */
    readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string | null }[] }
  }
}
