import type { Page } from '@playwright/test'
import type { Benchmark } from '../benchmark.ts'
import { FRAME_COLUMNS, frameCells, frameCosts } from '../frame-costs.ts'
import { inMemberBrowser, openMemberPage, type MemberBrowser } from '../member-browser.ts'

const DEFAULT_PATENTS = 100_000
const MOVES = 120
const WHEELS = 24
const POLL_MS = 1000

/** How smoothly a large landscape moves. */
export const landscapeFrames: Benchmark = {
  name: 'landscape-frames',
  description: `A landscape of ${DEFAULT_PATENTS} demonstration patents (another number as the first argument) in Chromium, 1440 × 900: CPU time of the page's main thread for each frame, of its scripts and of all its tasks, while the map is moved (${MOVES} moves of the mouse), an area is outlined (as many), and it is zoomed (${WHEELS} turns of the wheel); with the drawing of the points that this browser has: WebGL, or a 2D canvas where it has none`,
  columns: ['documents', 'what', ...FRAME_COLUMNS],
  run: (folder, [size]) =>
    inMemberBrowser(folder, Number(size ?? DEFAULT_PATENTS), async (member) => {
      const { id, total } = await drawLandscape(member)
      const page = await openMemberPage(member, `/zh/visualindex/landscape?id=${id}`)
      await page.locator('[role=application] canvas').first().waitFor()
      await page.waitForLoadState('networkidle')
      console.log(`drawn by ${await drawnBy(page)}`)
      const { browser } = member
      const outlined = await frameCosts(browser, page, () => drag(page))
      const zoomed = await frameCosts(browser, page, () => zoom(page))
      await page.getByRole('button', { name: '平移' }).click()
      const moved = await frameCosts(browser, page, () => drag(page))
      return [
        [String(total), 'move', ...frameCells(moved)],
        [String(total), 'outline', ...frameCells(outlined)],
        [String(total), 'zoom', ...frameCells(zoomed)],
      ]
    }),
}

async function drawLandscape({ post }: MemberBrowser): Promise<{ id: string; total: number }> {
  const list = { call: 'searchPatents', request: { filter: { queryStr: 'ad>=1900' } } }
  const { id } = (await post('/api/search/landscape/add', { list })) as { id: string }
  for (;;) {
    const { state, total, reason } = (await post('/api/search/landscape/detail', { id })) as Record<'state' | 'reason', string> & {
      total: number
    }
    if (state === 'done') return { id, total }
    if (state === 'failed') throw new Error(reason)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function drawnBy(page: Page): Promise<string> {
  return page
    .locator('[role=application] canvas')
    .first()
    .evaluate((canvas) => ((canvas as HTMLCanvasElement).getContext('webgl2') === null ? 'a 2D canvas' : 'WebGL'))
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= MOVES; i++) await page.mouse.move(x + 200 * Math.sin(i / 9), y + 150 * Math.sin(i / 13))
  await page.mouse.up()
}

async function zoom(page: Page): Promise<void> {
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  for (let i = 0; i < WHEELS; i++) {
    await page.mouse.wheel(0, i < WHEELS / 2 ? -120 : 120)
    await page.waitForTimeout(120)
  }
}

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.locator('[role=application]').boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
