import { chromium, type CDPSession, type Page } from '@playwright/test'
import { findBrowser } from './browser/find-browser.ts'
import { startTestServer } from './server/start-test-server.ts'

// node tests/e2e/measure-patent.ts [RUNS]: measures opening and interactions of a patent with 400 pages and 900 claims, at a quarter of
// the CPU speed, 9 Mbit/s and 60 ms latency; prints medians and limits. The long text is inserted into the response on its way to the
// page, so its transfer is not measured. E2E_URL names a running server.

const LIMITS: Readonly<Record<string, number>> = { 'LCP ms': 2000, 'CLS x 1000': 20, 'slowest interaction ms': 200 }
const NETWORK = { offline: false, latency: 60, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (9e6 / 8) | 0 }
const CLAIMS = 900
const PARAGRAPHS = 4000

type Figures = Record<string, number>

const runs = Number(process.argv[2] ?? 5)
const { executablePath, args, env } = await findBrowser()
const server = process.env['E2E_URL'] ? null : await startTestServer()
const url = server?.url ?? process.env['E2E_URL'] ?? ''
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } })
const measured: Figures[] = []
try {
  for (let run = 0; run < runs; run++) measured.push(await measure())
} finally {
  await browser.close()
  await server?.stop()
}
for (const name of Object.keys(measured[0] ?? {})) {
  const values = measured.map((figures) => figures[name] ?? 0).toSorted((a, b) => a - b)
  const median = values[values.length >> 1] ?? 0
  const limit = LIMITS[name]
  console.log(`${String(Math.round(median)).padStart(6)} ${limit === undefined ? '        ' : `of ${String(limit).padStart(4)} `} ${name}`)
}

async function measure(): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await lengthen(page)
  const address = await firstPatent()
  const cdp = await context.newCDPSession(page)
  await slowDown(cdp)
  await page.goto(address)
  await page.locator('[data-claim="1"]').waitFor()
  const opened = await page.evaluate(() => performance.now())
  await page.waitForTimeout(500)
  const early = await interactions(page)
  await page.getByText(`第 ${PARAGRAPHS} 段`).waitFor({ state: 'attached', timeout: 120_000 })
  const filled = await page.evaluate(() => performance.now())
  const late = await interactions(page)
  const { lcp, cls } = await page.evaluate(() => (globalThis as unknown as { seen: { lcp: number; cls: number } }).seen)
  await context.close()
  const all = { ...prefixed('while filling: ', early), ...prefixed('filled: ', late) }
  return {
    'LCP ms': lcp,
    'CLS x 1000': cls * 1000,
    'first claim ms': opened,
    'all text there ms': filled,
    'slowest interaction ms': Math.max(...Object.values(all)),
    ...all,
  }
}

function prefixed(prefix: string, figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}${name} ms`, value]))
}

/** User interactions, each with the time until the next frame, ms. */
async function interactions(page: Page): Promise<Figures> {
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    'claims as a tree': () => page.getByRole('button', { name: '树状', exact: true }).click(),
    'claims as a list': () => page.getByRole('button', { name: '列表', exact: true }).click(),
    'to the description': () => page.getByRole('button', { name: '说明书', exact: true }).click(),
    'next hit': () => page.getByRole('button', { name: '下一处命中' }).click(),
    'another tab': () => page.getByRole('tab', { name: /^法律状态/ }).click(),
    'fold the pane away': () => page.keyboard.press(']'),
    'fold it out': () => page.keyboard.press(']'),
  }
  const figures: Figures = {}
  for (const [name, step] of Object.entries(steps)) {
    await page.evaluate(() => {
      ;(globalThis as unknown as { seen: { longest: number } }).seen.longest = 0
    })
    await step()
    await page.waitForTimeout(700)
    figures[name] = await page.evaluate(() => (globalThis as unknown as { seen: { longest: number } }).seen.longest)
  }
  return figures
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
}

/** Records paint times, layout shifts and input delays from the start of the page. */
function watch(): void {
  const seen = { lcp: 0, cls: 0, longest: 0 }
  Object.assign(globalThis, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  observe('event', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration)
  })
}

/** Inserts a long text into every patent. */
async function lengthen(page: Page): Promise<void> {
  await page.route('**/api/search/ts/searchDetail', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Record<string, unknown> }
    answer.data['claims'] = Array.from({ length: CLAIMS }, (_, index) => ({
      number: index + 1,
      text: `第 ${index + 1} 项装置，其特征在于包含石墨烯层与电池单元，并按前述方式连接。`,
      independent: index % 90 === 0,
      parents: index % 90 === 0 ? [] : [index],
      lang: 'zh',
    }))
    answer.data['description'] = Array.from({ length: PARAGRAPHS }, (_, index) => ({
      text: `第 ${index + 1} 段。${'本装置由壳体、电极与隔膜组成，电池在充放电时保持稳定。'.repeat(9)}`,
      lang: 'zh',
      heading: false,
      section: null,
    }))
    await route.fulfill({ response, json: answer })
  })
}

async function firstPatent(): Promise<string> {
  const queryStr = '石墨烯 电池'
  const answer = await fetch(`${url}/api/search/ts/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { queryStr }, size: 1 }),
  })
  const { data } = (await answer.json()) as { data: { list: { publication_number: string }[] } }
  return `${url}/zh/searchDetail?${new URLSearchParams({ id: data.list[0]?.publication_number ?? '', q: queryStr, at: '1' })}`
}
