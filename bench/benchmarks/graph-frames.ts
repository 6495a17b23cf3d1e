import type { SnapshotContent } from '@gezhi/contract'
import type { Browser, Page } from '@playwright/test'
import type { Benchmark } from '../benchmark.ts'
import { FRAME_COLUMNS, frameCells, frameCosts, type FrameCosts } from '../frame-costs.ts'
import { growGraph, laidOut } from '../graph-pages.ts'
import { inMemberBrowser, openMemberPage, type MemberBrowser } from '../member-browser.ts'
import type { Post } from '../member-session.ts'

const PATENTS = 2000
/** The largest has room for the neighbours of one more node. */
const SIZES = [500, 4900]
const MOVES = 120
const WHEELS = 24
const LAYOUT_MS = 8000

/** How smoothly large knowledge graphs move. */
export const graphFrames: Benchmark = {
  name: 'graph-frames',
  description: `Knowledge graphs of ${PATENTS} demonstration patents in Chromium, 1440 × 900, canvas of twice the size: CPU time of the page's main thread for each frame, of its scripts and of all its tasks, while the graph is dragged (${MOVES} moves), zoomed (${WHEELS} turns of the wheel) and laid out anew in the worker after an expansion (${LAYOUT_MS / 1000} s). Canvas: the same graph, drawn anew for each frame on a 2D canvas, only circles and lines`,
  columns: ['nodes', 'links', 'what', ...FRAME_COLUMNS],
  run: async (folder) => {
    return inMemberBrowser(folder, PATENTS, async (member) => {
      const rows: string[][] = []
      for (const size of SIZES) rows.push(...(await measure(member, size)))
      return rows
    })
  },
}

async function measure(member: MemberBrowser, size: number): Promise<string[][]> {
  const { browser, post } = member
  const graph = await growGraph(post, await firstPatent(post), size)
  const content = laidOut(graph)
  const { id } = (await post('/api/atlas/snapshot/add', { name: 'bench', content })) as { id: string }
  const page = await openMemberPage(member, `/zh/graphDetail?snapshot=${id}`)
  await page.locator('[role=img] canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  const row = (what: string, costs: FrameCosts) => [String(size), String(content.links.length), what, ...frameCells(costs)]
  const rows = [
    row('drag', await frameCosts(browser, page, () => drag(page))),
    row('zoom', await frameCosts(browser, page, () => zoom(page))),
    row('layout', await frameCosts(browser, page, () => expand(page, graph.unexpanded.name))),
  ]
  await page.context().close()
  return [...rows, row('canvas, drag', await canvasCosts(browser, content))]
}

async function firstPatent(post: Post): Promise<string> {
  const { list } = (await post('/api/search/ts/search', { filter: { queryStr: 'ad>=1900' }, size: 1 })) as { list: { id: string }[] }
  const { id } = list[0]!
  return `patent:${id}`
}

/** Drags the graph from its corner, where no node is. */
async function drag(page: Page): Promise<void> {
  const { x, y } = await corner(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= MOVES; i++) await page.mouse.move(x + 200 * Math.sin(i / 9), y + 150 * Math.abs(Math.sin(i / 13)))
  await page.mouse.up()
}

async function zoom(page: Page): Promise<void> {
  const box = (await page.locator('[role=img]').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let i = 0; i < WHEELS; i++) {
    await page.mouse.wheel(0, i < WHEELS / 2 ? -120 : 120)
    await page.waitForTimeout(120)
  }
}

async function expand(page: Page, name: string): Promise<void> {
  await page.getByLabel('筛选节点').fill(name)
  await page.getByRole('button', { name: `展开专利 ${name}` }).click()
  await page.waitForTimeout(LAYOUT_MS)
}

async function corner(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.locator('[role=img]').boundingBox())!
  return { x: box.x + 12, y: box.y + 12 }
}

/** The simplest other way: circles and lines on a 2D canvas of the same size. */
async function canvasCosts(browser: Browser, content: SnapshotContent): Promise<FrameCosts> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const costs = await frameCosts(browser, page, () => page.evaluate(drawFrames, { content, frames: MOVES }))
  await page.close()
  return costs
}

/** Runs in the page. */
async function drawFrames({ content: { nodes, links }, frames }: { content: SnapshotContent; frames: number }): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1960, height: 1440 })
  document.body.append(canvas)
  const context = canvas.getContext('2d')!
  const reach = Math.max(...nodes.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))
  const scale = 720 / reach
  for (let frame = 0; frame < frames; frame++) {
    await new Promise(requestAnimationFrame)
    context.setTransform(scale, 0, 0, scale, 980 + frame, 720)
    context.clearRect(-4 * reach, -4 * reach, 8 * reach, 8 * reach)
    context.beginPath()
    for (const { from, to } of links) {
      context.moveTo(nodes[from]!.x, nodes[from]!.y)
      context.lineTo(nodes[to]!.x, nodes[to]!.y)
    }
    context.stroke()
    for (const { x, y } of nodes) {
      context.beginPath()
      context.arc(x, y, 18, 0, 2 * Math.PI)
      context.fill()
    }
  }
}
