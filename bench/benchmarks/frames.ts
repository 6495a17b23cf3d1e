import type { Graph, GraphLink, GraphNode, LandscapeDetail } from '@gezhi/contract'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { DEMO_PHONES, demoSignIn } from '../../tests/e2e/accounts/demo-sign-in.ts'
import { WEBGL_ARGS } from '../../tests/e2e/browser/browser-launch.ts'
import { findBrowser } from '../../tests/e2e/browser/find-browser.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { startServerProcess } from '../server-process.ts'

const NODES = 5000
const DOCUMENTS = 100_000
const HILLS = 24
const FRAMES = 60
const CPU_SLOWDOWN = 4

/** Script and frame times of the two pages that draw with WebGL. */
export const frames: Benchmark = {
  name: 'frames',
  description: `Drawings with WebGL in headless Chromium without a graphics processor, 1440 × 900: a knowledge graph of ${NODES} nodes and ${graphOf(NODES).links.length} links, a landscape of ${DOCUMENTS} documents; ${FRAMES} frames each. Script: CPU time of the main thread in JavaScript a frame; at a quarter of the speed: ${CPU_SLOWDOWN} times that. Main thread: CPU time of all its tasks a frame. Frame: wall time, with rendering by the processor`,
  columns: ['what', 'frames', 'script a frame', 'at CPU/4', 'main thread a frame', 'frame'],
  run: async (folder) => {
    const server = await startServerProcess(`${folder}/data`, 100)
    const { executablePath, args, env } = await findBrowser()
    const browser = await chromium.launch({ executablePath, args: [...args, ...WEBGL_ARGS], env: { ...process.env, ...env } })
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', baseURL: server.address })
      const signedIn = await demoSignIn(context.request, server.address, DEMO_PHONES.member)
      await context.addInitScript((entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      }, signedIn)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      return [...(await measureGraph(page, session)), await measureLandscape(page, session)]
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}

/** While the layout moves all nodes, and while the graph is dragged; the graph is inserted into the response of the server. */
async function measureGraph(page: Page, session: CDPSession): Promise<string[][]> {
  await page.route('**/api/atlas/atlas/graphSearch', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: graphOf(NODES), success: true } }),
  )
  await page.goto('/graphDetail?id=organization%3A0')
  await page.locator('canvas.sigma-mouse').waitFor()
  const layout = await measure(page, session, () => page.evaluate(passFrames, FRAMES))
  await page.waitForFunction(isStill, undefined, { polling: 2000, timeout: 300_000 })
  const drag = await measure(page, session, () => page.evaluate(dragGraph, FRAMES))
  return [row('graph, while it is laid out', layout), row('graph, while it is dragged', drag)]
}

async function measureLandscape(page: Page, session: CDPSession): Promise<string[]> {
  const id = '00000000-0000-4000-8000-000000000000'
  const detail: LandscapeDetail = {
    id,
    title: 'frames',
    state: 'done',
    progress: 1,
    total: DOCUMENTS,
    found: DOCUMENTS,
    reason: null,
    createTime: '2026-01-01 00:00:00',
    hills: Array.from({ length: HILLS }, (_, i) => ({ ...hillAt(i), size: DOCUMENTS / HILLS, words: ['电池', '电极', '隔膜'] })),
    firstYear: 2000,
    lastYear: 2025,
    version: 1,
    current: true,
  }
  await page.route('**/api/search/landscape/detail', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: detail, success: true } }),
  )
  await page.route('**/api/search/landscape/points', (route) =>
    route.fulfill({ body: packedPoints(), contentType: 'application/octet-stream' }),
  )
  await page.goto(`/visualindex/landscape?id=${id}`)
  await page.getByRole('application').waitFor()
  await page.evaluate(passFrames, 10)
  return row('landscape, while it is moved', await measure(page, session, () => page.evaluate(moveLandscape, FRAMES)))
}

interface Figures {
  readonly script: number
  readonly task: number
  readonly wall: number
}

/** ms a frame. */
async function measure(page: Page, session: CDPSession, run: () => Promise<unknown>): Promise<Figures> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
    return { script: seconds('ScriptDuration'), task: seconds('TaskDuration'), wall: performance.now() / 1000 }
  }
  const before = await read()
  await run()
  const after = await read()
  const perFrame = (name: keyof Figures) => ((after[name] - before[name]) * 1000) / FRAMES
  return { script: perFrame('script'), task: perFrame('task'), wall: perFrame('wall') }
}

function row(what: string, { script, task, wall }: Figures): string[] {
  return [what, String(FRAMES), formatTime(script), formatTime(script * CPU_SLOWDOWN), formatTime(task), formatTime(wall)]
}

/** Each node but the first two is linked to two before it, most often to nodes with many links. */
function graphOf(size: number): Graph {
  const types = ['organization', 'patent', 'person', 'patent', 'classification', 'date'] as const
  const random = randoms(7)
  const nodes = Array.from({ length: size }, (_, i): GraphNode => {
    const type = types[i === 0 ? 0 : i % types.length]!
    return { id: `${type}:${i}`, type, name: String(i), info: null, stored: true }
  })
  const link = (from: number, to: number): GraphLink => ({
    source: nodes[from]!.id,
    target: nodes[to]!.id,
    type: 'inventor',
    text: null,
    date: null,
  })
  const links = nodes.flatMap((_, i) => {
    if (i < 2) return i === 1 ? [link(1, 0)] : []
    const first = Math.floor(i * random() ** 3)
    return [link(i, first), link(i, (first + 1 + Math.floor((i - 1) * random())) % i)]
  })
  return { centre: nodes[0]!, nodes, links, groups: [] }
}

function hillAt(i: number): { x: number; y: number } {
  return { x: 0.1 + ((i * 7) % HILLS) / (HILLS * 1.2), y: 0.1 + ((i * 11) % HILLS) / (HILLS * 1.2) }
}

function packedPoints(): Buffer {
  const random = randoms(11)
  const bytes = Buffer.alloc(4 + DOCUMENTS * 7)
  bytes.writeUInt32LE(DOCUMENTS, 0)
  for (let i = 0; i < DOCUMENTS; i++) {
    const { x, y } = hillAt(i % HILLS)
    const near = (at: number) => Math.round(65_535 * Math.min(1, Math.max(0, at + (random() + random() + random() - 1.5) / 8)))
    bytes.writeUInt16LE(near(x), 4 + i * 2)
    bytes.writeUInt16LE(near(y), 4 + (DOCUMENTS + i) * 2)
    bytes.writeUInt16LE(2000 + (i % 26), 4 + (DOCUMENTS * 2 + i) * 2)
    bytes.writeUInt8(i % HILLS, 4 + DOCUMENTS * 6 + i)
  }
  return bytes
}

/** The same numbers from 0 to 1 in every run. */
function randoms(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
}

// What follows runs in the page.

async function passFrames(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Whether the picture is the same as at the last call. */
function isStill(): boolean {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas.sigma-labels')!
  const seen = globalThis as unknown as { picture?: string }
  const picture = canvas.toDataURL()
  const same = seen.picture === picture
  seen.picture = picture
  return same
}

async function dragGraph(count: number): Promise<void> {
  const canvas = document.querySelector('canvas.sigma-mouse')!
  const { left, top } = canvas.getBoundingClientRect()
  const send = (target: EventTarget, type: string, x: number) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: left + x, clientY: top + 5 }))
  send(canvas, 'mousedown', 5)
  for (let i = 0; i < count; i++) {
    send(document, 'mousemove', 5 + (i % 30) * 3)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  send(document, 'mouseup', 5)
}

async function moveLandscape(count: number): Promise<void> {
  const plane = document.querySelector('[role=application]')!
  for (let i = 0; i < count; i++) {
    plane.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: i % 2 === 0 ? 'ArrowLeft' : 'ArrowRight' }))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
