import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from '../../tests/e2e/browser/find-browser.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { LONG_PATENT, longPatent } from '../long-patent.ts'
import { startServerProcess } from '../server-process.ts'

const PATENTS = 2000
const ROUNDS = 5
const CPU_SLOWDOWN = 4
const BYTES_A_SECOND = 9_000_000 / 8
const LATENCY_MS = 60

/** A page, how to detect that it is rendered, and user interactions with it. */
interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly drawn: string
  readonly steps: Readonly<Record<string, (page: Page) => Promise<unknown>>>
  /** Name of performance entries that the page itself records; the slowest is reported next to the interactions. */
  readonly measure?: string
}

/** A query of nearly the maximum length, with diagnostics. */
const LONG_QUERY = 'TI=(石墨烯 OR graphene) AND ad=[20200101 TO *] OR ipc=H01M4/36 '.repeat(160).slice(0, 9_990)

const PAGES: readonly MeasuredPage[] = [
  {
    name: 'home',
    path: '/zh/',
    drawn: '[data-counted]',
    steps: {
      open: (page) => page.getByRole('combobox').click(),
      type: (page) => page.keyboard.press('g'),
    },
  },
  {
    name: 'help centre',
    path: '/zh/helpCenter',
    drawn: 'main h2',
    steps: {
      type: (page) => page.getByRole('searchbox').press('g'),
      problem: (page) => page.locator('summary').first().click(),
    },
  },
  {
    name: 'help article',
    path: '/zh/helpCenter?id=41',
    drawn: 'article table',
    steps: {
      next: (page) => page.locator('aside nav a').nth(3).click(),
    },
  },
  {
    name: 'results, 100 rows',
    path: `/zh/resultList/tableList?q=${encodeURIComponent('电池')}&size=100`,
    drawn: '[data-row]',
    steps: {
      select: (page) => page.locator('[data-row] input').first().click(),
      view: (page) => page.getByRole('button', { name: '图文', exact: true }).click(),
      density: (page) => page.getByRole('button', { name: '列表', exact: true }).click(),
      facet: (page) => page.getByRole('checkbox', { name: '筛选 有效', exact: true }).click(),
      fold: (page) => page.keyboard.press('['),
    },
  },
  {
    name: 'command search, 10,000 characters',
    path: '/zh/commandSearch',
    drawn: '[contenteditable=true]',
    steps: {
      paste: async (page) => {
        await page.locator('[contenteditable=true]').focus()
        await page.keyboard.insertText(LONG_QUERY)
      },
      type: (page) => page.keyboard.press('x'),
    },
    measure: 'query diagnosis',
  },
  {
    name: 'patent of 400 pages',
    path: `/zh/searchDetail?id=${LONG_PATENT}`,
    drawn: 'h1',
    steps: {
      tab: (page) => page.getByRole('tab').nth(1).click(),
      text: (page) => page.getByRole('tab').nth(2).click(),
      key: (page) => page.keyboard.press('?'),
    },
  },
]

/** Cost of a page visit with an empty cache, on a slow machine and line. */
export const web: Benchmark = {
  name: 'web',
  description: `First visits in Chromium: CPU ${CPU_SLOWDOWN} times slower, 9 Mbit/s, ${LATENCY_MS} ms, cold cache, 1440 × 900, median of ${ROUNDS}`,
  columns: ['page', 'largest contentful paint', 'layout shift', 'slowest interaction', 'interactions'],
  run: async (folder) => {
    const data = `${folder}/data`
    await (await startServerProcess(data, PATENTS)).stop()
    await addLongPatent(data)
    const server = await startServerProcess(data, PATENTS)
    const { executablePath, args, env } = await findBrowser()
    const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } })
    try {
      const rows: string[][] = []
      for (const page of PAGES) rows.push(await measurePage(browser, server.address, page))
      return rows
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

async function addLongPatent(data: string): Promise<void> {
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: `${data}/index` })
  await engine.write({ puts: [longPatent()] })
  await engine.close()
}

async function measurePage(browser: Browser, address: string, page: MeasuredPage): Promise<string[]> {
  const visits: Visit[] = []
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, `${address}${page.path}`, page))
  const names = [...Object.keys(page.steps), ...(page.measure === undefined ? [] : [page.measure])]
  const interactions = names.map((step) => ({ step, ms: median(visits.map(({ steps }) => steps[step] ?? 0)) }))
  return [
    page.name,
    formatTime(median(visits.map(({ paint }) => paint))),
    median(visits.map(({ shift }) => shift)).toFixed(3),
    formatTime(Math.max(...interactions.map(({ ms }) => ms))),
    interactions.map(({ step, ms }) => `${step} ${ms}`).join(', '),
  ]
}

interface Visit {
  readonly paint: number
  readonly shift: number
  /** Milliseconds from the key or mouse press to the next frame; 0 below the browser's reporting threshold (16). */
  readonly steps: Readonly<Record<string, number>>
}

async function visit(browser: Browser, url: string, { drawn, steps, measure }: MeasuredPage): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(observe)
    await page.goto(url)
    await page.locator(drawn).first().waitFor()
    await page.waitForLoadState('networkidle')
    const { paint, shift } = await page.evaluate(() => ({ paint: window.gezhiBench.paint, shift: window.gezhiBench.shift }))
    const measured: Record<string, number> = {}
    for (const [name, step] of Object.entries(steps)) measured[name] = await interaction(page, step)
    if (measure !== undefined) measured[measure] = await slowestMeasure(page, measure)
    return { paint, shift, steps: measured }
  } finally {
    await context.close()
  }
}

async function slowestMeasure(page: Page, name: string): Promise<number> {
  const found = await page.evaluate((entryName) => performance.getEntriesByName(entryName, 'measure').map(({ duration }) => duration), name)
  return Math.round(Math.max(...found))
}

async function interaction(page: Page, step: (page: Page) => Promise<unknown>): Promise<number> {
  await page.evaluate(() => void (window.gezhiBench.slowest = 0))
  await step(page)
  await page.waitForTimeout(700)
  return page.evaluate(() => window.gezhiBench.slowest)
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

declare global {
  interface Window {
    gezhiBench: { paint: number; shift: number; slowest: number }
  }
}

/** Runs in the page before any other script. */
function observe(): void {
  const seen = { paint: 0, shift: 0, slowest: 0 }
  window.gezhiBench = seen
  const watch = (type: string, see: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => see(entry as never))).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry: PerformanceEntry) => (seen.paint = entry.startTime))
  watch('layout-shift', (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  watch(
    'event',
    (entry: PerformanceEntry & { interactionId?: number }) => {
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
