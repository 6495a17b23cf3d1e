import type { AssistantEvent, AssistantMessage } from '@gezhi/contract'
import { expect, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/own-page.ts'

// The states of a conversation besides an answer that arrives at once.

declare global {
  interface Window {
    emitChat(event: AssistantEvent): void
    endChat(): void
  }
}

const field = (page: Page) => page.getByLabel('问题', { exact: true })
const log = (page: Page) => page.getByRole('log')

/** Answers of the server are sent by the test, event by event. */
async function streamByHand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (!url.includes('/api/ai/topic/send')) return send(input, init)
      const encoder = new TextEncoder()
      const body = new ReadableStream({
        start(stream) {
          window.emitChat = ({ event, data }) => stream.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
          window.endChat = () => stream.close()
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  })
}

const ID = '11111111-2222-4333-8444-555555555555'
const message: AssistantMessage = {
  id: ID,
  role: 'user',
  text: '石墨烯',
  blocks: [],
  tools: [],
  state: 'done',
  reason: null,
  mode: 'model',
  createTime: '2026-01-01 00:00:00',
}

test('an answer grows below its question without moving it, marked as unverified until its citations are', async ({ own }) => {
  await streamByHand(own)
  await own.goto('/aiChat')
  await field(own).fill('石墨烯')
  await field(own).press('Enter')
  await expect(log(own).getByText('正在查询')).toBeVisible()
  const topic = { id: ID, title: '石墨烯', messages: 1, updateTime: '2026-01-01 00:00:00' }
  await own.evaluate((data) => window.emitChat({ event: 'topic', data }), { topic, question: message })
  await own.evaluate(() => window.emitChat({ event: 'step', data: { tool: 'search_patents', title: '检索专利' } }))
  await expect(log(own).getByText('正在检索专利')).toBeVisible()
  const question = log(own).getByText('石墨烯', { exact: true })
  const top = async () => (await question.boundingBox())!.y
  const first = await top()
  for (let part = 0; part < 30; part++)
    await own.evaluate((text) => window.emitChat({ event: 'text', data: { text } }), `第 ${part} 段文字。[[CN1A|原文]]\n`)
  await expect(log(own).getByText('第 29 段文字。')).toBeAttached()
  await expect(log(own).getByText('正在撰写，引用尚未核对')).toBeAttached()
  await expect(log(own)).not.toContainText('[[')
  expect(await top()).toBe(first)
  const blocks: AssistantMessage['blocks'] = Array.from({ length: 40 }, () => ({ kind: 'text', text: '结论。', citations: [], struck: 2 }))
  const answer: AssistantMessage = { ...message, id: ID.replace('1', '2'), role: 'assistant', text: '', blocks }
  await own.evaluate((data) => window.emitChat({ event: 'done', data }), answer)
  await own.evaluate(() => window.endChat())
  await expect(log(own).getByText('2 处引用未能在原文中核实，已删除').first()).toBeVisible()
  expect(await top()).toBe(first)
  await expect(field(own)).toBeFocused()
})

test('a question that is stopped before it was stored stays in the field; a lost connection can be tried again', async ({ own }) => {
  await own.goto('/aiChat')
  await own.route('**/api/ai/topic/send', () => undefined)
  await field(own).fill('石墨烯电池')
  await field(own).press('Enter')
  await own.getByRole('button', { name: '停止' }).click()
  await expect(field(own)).toHaveValue('石墨烯电池')
  await expect(own.getByRole('button', { name: '发送' })).toBeEnabled()
  await own.unroute('**/api/ai/topic/send')
  await own.route('**/api/ai/topic/send', (route) => route.abort())
  await field(own).press('Enter')
  await expect(own.getByText('连接中断，回答可能不完整')).toBeVisible()
  expect(await seriousViolations(own)).toEqual([])
  await own.unroute('**/api/ai/topic/send')
  await own.getByRole('button', { name: '重试' }).click()
  await expect(log(own).getByText(/共找到 \d+ 件专利/)).toBeVisible()
})

test('G190: without a use left the purchase opens, and the question can be asked again', async ({ own }) => {
  await own.goto('/aiChat')
  await own.route('**/api/ai/topic/send', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({ code: 403, message: '免费用户今日次数已用完', data: { error: 'FREE_LIMIT' } }),
    }),
  )
  await field(own).fill('石墨烯')
  await field(own).press('Enter')
  const dialog = own.getByRole('dialog')
  await expect(dialog.getByText('免费用户今日次数已用完')).toBeVisible()
  await expect(dialog.getByText(/¥\s?99/).first(), 'G94: the pack, not a membership').toBeVisible()
  await own.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(own.getByRole('main').getByText('免费用户今日次数已用完')).toBeVisible()
})

test('by keyboard alone: a suggestion, an answer, its source, the transcript as DOCX and PDF', async ({ own }) => {
  await own.goto('/aiChat')
  const suggestion = own.getByRole('button', { name: /统计分析/ })
  await suggestion.focus()
  await own.keyboard.press('Enter')
  await expect(field(own)).toBeFocused()
  await own.keyboard.press('ControlOrMeta+a')
  await own.keyboard.type('电池')
  await own.keyboard.press('Enter')
  await expect(log(own).getByText(/共找到 \d+ 件专利/)).toBeVisible()
  await expect(field(own)).toBeFocused()
  // Backwards from the field: answer again, then what the answer links.
  await own.keyboard.press('Shift+Tab')
  await expect(own.getByRole('button', { name: '重新回答' })).toBeFocused()
  for (
    let step = 0;
    step < 6 &&
    !(await log(own)
      .getByRole('link', { name: /^在原文中打开/ })
      .last()
      .evaluate((one) => one === document.activeElement));
    step++
  )
    await own.keyboard.press('Shift+Tab')
  await expect(
    log(own)
      .getByRole('link', { name: /^在原文中打开/ })
      .last(),
  ).toBeFocused()
  for (const [name, magic] of [
    ['导出 DOCX', 'PK'],
    ['导出 PDF', '%PDF'],
  ] as const) {
    await own.getByRole('button', { name }).focus()
    const download = own.waitForEvent('download')
    await own.keyboard.press('Enter')
    const chunks = await (await (await download).createReadStream()).toArray()
    expect(Buffer.concat(chunks as Buffer[]).toString('latin1', 0, 4)).toContain(magic)
  }
})

for (const [width, colorScheme] of [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const) {
  test(`axe finds nothing, and nothing is wider than the page: ${width} px, ${colorScheme}`, async ({ own }) => {
    await own.setViewportSize({ width, height: 844 })
    await own.emulateMedia({ colorScheme })
    await own.goto('/aiChat')
    await expect(own.getByRole('heading', { name: '可以这样问' })).toBeVisible()
    expect(await seriousViolations(own)).toEqual([])
    await field(own).fill('电池的技术概况')
    await field(own).press('Enter')
    await expect(log(own).getByText(/命中 \d+ 件专利/)).toBeVisible()
    await expect(log(own).getByRole('button', { name: '重新回答' })).toBeAttached()
    expect(await seriousViolations(own)).toEqual([])
    expect(await own.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    // A number opens exactly these records.
    const link = log(own)
      .getByRole('link', { name: /^打开这 / })
      .first()
    const total = (await link.textContent())!.match(/[\d,]+/)![0]
    const [list] = await Promise.all([own.waitForEvent('popup'), link.click()])
    await expect(list.getByRole('status').getByText(`${total} 件`, { exact: true })).toBeVisible()
  })
}

test('a source of a trademark opens at its passage', async ({ own }) => {
  await own.goto('/aiChat')
  await field(own).fill('商标 云岭')
  await field(own).press('Enter')
  const source = log(own)
    .getByRole('link', { name: /^在原文中打开/ })
    .nth(1)
  const passage = (await source.getAttribute('title'))!
  const [record] = await Promise.all([own.waitForEvent('popup'), source.click()])
  await expect(record).toHaveURL(/\/trademark\/detaile\?/)
  const shown = () => record.evaluate(() => [...(CSS.highlights.get('gz-passage') ?? [])].map(String).join().replaceAll(/\s/g, ''))
  await expect.poll(shown).toBe(passage.replaceAll(/\s/g, ''))
})
