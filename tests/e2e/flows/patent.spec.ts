import { expect, test, type Page } from '@playwright/test'

const LIST = `/zh/resultList/tableList?q=${encodeURIComponent('石墨烯 电池')}`
const DETAIL = '**/api/search/ts/searchDetail'

/** A detail as the API answers it, as far as these flows change it. */
interface Detail {
  publication_number: string
  titles: { lang: string; text: string }[]
  claims: { number: number; text: string; independent: boolean; parents: number[]; lang: string }[]
  description: { text: string; lang: string; heading: boolean; section: string | null }[]
  citations: {
    publication_number: string | null
    category: string | null
    party: string | null
    date: string | null
    text: string | null
    held: object | null
  }[]
}

const CITATION = { publication_number: null, category: null, party: null, date: null, text: null, held: null }

/** Lets the server answer and changes a few facts of the answer: what a corpus may or may not hold. */
async function withDetail(page: Page, change: (detail: Detail) => void): Promise<void> {
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Detail }
    change(answer.data)
    await route.fulfill({ response, json: answer })
  })
}

/** Opens the patent at a place of the list and answers its number. */
async function openFromList(page: Page, place: number, address = LIST): Promise<string> {
  await page.goto(address)
  const link = page.locator(`[data-row="${place - 1}"] a`)
  await link.click()
  await expect(page).toHaveURL(/searchDetail\?id=/)
  // Its address is there before the page: the heading of the list is not meant.
  await header(page).getByRole('heading', { level: 1 }).waitFor()
  return new URL(page.url()).searchParams.get('id') ?? ''
}

const header = (page: Page) => page.getByRole('banner', { name: '这件专利' }).or(page.locator('header[aria-label="这件专利"]'))

test.describe('walking through the list', () => {
  test('n and p go on and back, the address and the place say so, the list is where it was left', async ({ page }) => {
    const first = await openFromList(page, 3)
    const place = header(page).getByRole('status').first()
    await expect(place).toHaveText(/^3 \/ [\d,]+$/)
    await page.keyboard.press('n')
    await expect(place).toHaveText(/^4 \//)
    await expect(page).not.toHaveURL(new RegExp(first))
    await page.keyboard.press('p')
    await expect(page).toHaveURL(new RegExp(`id=${first}.*at=3`))
    await page.keyboard.press('p')
    await page.keyboard.press('p')
    await expect(place).toHaveText(/^1 \//)
    await expect(header(page).getByRole('button', { name: /^上一件/ })).toBeDisabled()
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page).toHaveURL(LIST)
    await expect(page.locator('[data-row="2"]')).toHaveAttribute('aria-current', 'true')
  })

  test('deep in a long list, after a patent, another patent and steps, the list is scrolled as it was left', async ({ page }) => {
    await page.goto(`${LIST}&size=100`)
    const link = page.locator('[data-row="60"] a')
    await page.locator('[data-row]').first().hover()
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(link).toBeInViewport({ timeout: 200 })
    }).toPass()
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await link.click()
    await expect(page).toHaveURL(/at=61/)
    const number = new URL(page.url()).searchParams.get('id') ?? ''
    await page.getByRole('tab', { name: '相似专利' }).click()
    await page.getByRole('tabpanel').getByRole('link').first().click()
    await expect(page).not.toHaveURL(new RegExp(`id=${number}`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`id=${number}.*at=61`))
    const next = header(page).getByRole('button', { name: /^下一件/ })
    await expect(next).toBeEnabled()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/at=62/)
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/at=61/)
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page.locator('[data-row="60"]')).toHaveAttribute('aria-current', 'true')
    await expect.poll(top).toBe(before)
  })

  test('a step over the end of a page leads back to the next page', async ({ page }) => {
    await openFromList(page, 20)
    await expect(header(page).getByRole('button', { name: /^下一件/ })).toBeEnabled()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/at=21/)
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('[data-row="0"] td').nth(1)).toHaveText('21')
  })

  test('the same address in another window has the same place in the list', async ({ page, browser }) => {
    await openFromList(page, 3)
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(page.url())
    await expect(header(elsewhere).getByRole('status').first()).toHaveText(/^3 \//)
    await elsewhere.getByRole('button', { name: '返回结果' }).click()
    await expect(elsewhere.locator('[data-row]').first()).toBeVisible()
    await elsewhere.context().close()
  })
})

test.describe('reading', () => {
  test('B.detail.01: /searchDetail and /particulars open the same patent', async ({ page }) => {
    const number = await openFromList(page, 1)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto(`/zh/particulars?publication_number=${number}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('text, claims and description are there, with the terms of the query marked', async ({ page }) => {
    await openFromList(page, 1)
    for (const part of ['著录项目', '摘要', /^权利要求/, '说明书']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    }
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
    await expect(page.locator('mark[data-color="1"]').first()).toHaveText('石墨烯')
    await page.getByRole('button', { name: '说明书', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeInViewport()
    const outline = page.getByRole('navigation', { name: '说明书目录' }).getByRole('button')
    const last = (await outline.last().innerText()).trim()
    await outline.last().click()
    await expect(page.getByRole('heading', { level: 3, name: last })).toBeInViewport()
  })

  test('claims as a list and as a tree, independent ones marked, in the address', async ({ page }) => {
    await withDetail(page, (detail) => {
      detail.claims = [[], [1], [2], [1, 2], []].map((parents, index) => ({
        number: index + 1,
        text: `权利要求 ${index + 1} 的内容`,
        independent: parents.length === 0,
        parents,
        lang: 'zh',
      }))
    })
    await openFromList(page, 1)
    await expect(page.locator('[data-claim]')).toHaveCount(5)
    await expect(page.locator('[data-claim][data-independent]')).toHaveCount(2)
    await expect(page.locator('[data-claim="4"]')).toContainText('引用权利要求 1, 2')
    await page.getByRole('button', { name: '树', exact: true }).click()
    await expect(page).toHaveURL(/claims=tree/)
    await expect(page.locator('[data-claim="1"] [data-claim]')).toHaveCount(3)
    await expect(page.locator('[data-claim="4"]')).toContainText('还引用权利要求 2')
    await page.reload()
    await page.getByText('3 项从属权利要求').click()
    await expect(page.locator('[data-claim="2"]')).toBeHidden()
    await expect(page.locator('[data-claim="5"]')).toBeVisible()
  })

  test('a text that is not there in the chosen language is shown in the one there is, and says so', async ({ page }) => {
    await withDetail(page, (detail) => detail.titles.push({ lang: 'de', text: 'Ein Graphenakkumulator' }))
    await openFromList(page, 1)
    await header(page).getByRole('combobox', { name: '文本语言' }).selectOption({ label: '德文' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Graphenakkumulator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de')
    await expect(page).toHaveURL(/lang=de/)
    await expect(page.getByText('没有德文文本，以下为中文。').first()).toBeVisible()
  })

  test('cited patents that are held here open, the others are plain text', async ({ page }) => {
    await page.goto(LIST)
    const held = (await page.locator('[data-row="4"] td').nth(2).innerText()).trim()
    await withDetail(page, (detail) => {
      if (detail.publication_number === held) return
      const facts = { country: 'CN', kind: 'A', application_date: '20100203', publication_date: null, applicant: null, legal_status: null }
      detail.citations = [
        { ...CITATION, publication_number: held, category: 'X', held: { publication_number: held, title: '被引专利的名称', ...facts } },
        { ...CITATION, publication_number: 'US1234567A', party: 'Someone', date: '190102' },
        { ...CITATION, text: '虚构. 电池综述[J].' },
      ]
    })
    await openFromList(page, 1)
    await page.getByRole('tab', { name: /^引证/ }).click()
    await expect(page).toHaveURL(/tab=citations/)
    const pane = page.getByRole('tabpanel')
    await expect(pane.getByRole('link', { name: 'US1234567A' })).toHaveCount(0)
    await expect(pane.getByText('US1234567A')).toBeVisible()
    await expect(pane.getByText('Someone · 1901-02')).toBeVisible()
    await expect(pane.getByText('X 单独影响新颖性或创造性')).toBeVisible()
    await expect(pane.getByText('被引专利的名称')).toBeVisible()
    await pane.getByRole('link', { name: held }).click()
    await expect(page).toHaveURL(new RegExp(`id=${held}`))
    await expect(page).not.toHaveURL(/at=/)
    await expect(header(page)).toContainText(held)
  })

  test('names and classes lead to a search that finds this patent', async ({ page }) => {
    const number = await openFromList(page, 1)
    await page.locator('[data-key=applicant] a').first().click()
    await expect(page).toHaveURL(/resultList\/tableList\?q=AP/)
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await page.goBack()
    await expect(header(page)).toContainText(number)
    await page.locator('[data-key=ipc] a').first().click()
    await expect(page).toHaveURL(/q=ipc/)
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })

  test('the legal timeline is newest first', async ({ page }) => {
    await openFromList(page, 3)
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    const dates = await page.locator('[role=tabpanel] time').allInnerTexts()
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('the divider is moved by keys and by pointer and stays where it was put', async ({ page }) => {
    await openFromList(page, 1)
    const divider = page.getByRole('separator')
    await divider.focus()
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
    await expect(divider).toHaveAttribute('aria-valuenow', '50')
    await page.reload()
    await expect(divider).toHaveAttribute('aria-valuenow', '50')
    const box = await divider.boundingBox()
    if (!box) throw new Error('no divider')
    await page.mouse.move(box.x + 4, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(1008, box.y + 100, { steps: 4 })
    await page.mouse.up()
    await expect(divider).toHaveAttribute('aria-valuenow', '70')
  })

  test('the number is copied; on paper there is the text without the tools', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const number = await openFromList(page, 1)
    await header(page).getByRole('button', { name: '复制公开号' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: '返回结果' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeVisible()
    const { scrolls, higher } = await page.evaluate(() => ({
      scrolls: getComputedStyle(document.querySelector('[data-scroll-restoration-id=patent-text]')!).overflowY,
      higher: document.documentElement.scrollHeight > innerHeight,
    }))
    expect([scrolls, higher]).toEqual(['visible', true])
  })
})

test.describe('beside the text', () => {
  test('the list one came from: folded out, walked by a click, kept for the next patent', async ({ page }) => {
    await openFromList(page, 3)
    await page.keyboard.press('[')
    const list = page.getByRole('navigation', { name: '结果列表' })
    await expect(list.locator('[aria-current]')).toContainText(/^3 ·/)
    await list.getByRole('button').nth(6).click()
    await expect(header(page).getByRole('status').first()).toHaveText(/^7 \//)
    await expect(list.locator('[aria-current]')).toContainText(/^7 ·/)
    await page.keyboard.press(']')
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await page.reload()
    await expect(list).toBeVisible()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await page.keyboard.press(']')
    await expect(page.getByRole('tablist')).toBeVisible()
  })

  test('similar patents lead on; files are downloaded under their names', async ({ page }) => {
    const number = await openFromList(page, 1)
    await page.getByRole('tab', { name: '附件' }).click()
    await expect(page).toHaveURL(/tab=files/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('tabpanel').getByRole('button').first().click()
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^${number}-.+\\.png$`))
    await page.getByRole('tab', { name: '相似专利' }).click()
    const similar = page.getByRole('tabpanel').getByRole('link')
    await expect(similar.nth(5)).toBeVisible()
    const next = await similar.first().innerText()
    expect(next).not.toBe(number)
    await similar.first().click()
    await expect(header(page)).toContainText(next)
  })

  test('a part that fails says why in its place, with a way to try again; the text stays', async ({ page }) => {
    const SIMILAR = '**/queryResemblePatent'
    await openFromList(page, 1)
    const pane = page.getByRole('tabpanel')
    await page.route(SIMILAR, (route) =>
      route.fulfill({ json: { code: 500, message: '服务器错误，请稍后重试（编号 x-1）', data: { error: 'INTERNAL', requestId: 'x-1' } } }),
    )
    await page.getByRole('tab', { name: '相似专利' }).click()
    await expect(pane.getByRole('alert')).toContainText('相似专利没有取到')
    await expect(pane.getByRole('alert')).toContainText('x-1')
    await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeVisible()
    await page.unroute(SIMILAR)
    await page.route(SIMILAR, (route) =>
      route.fulfill({ json: { code: 401, message: '请先登录', data: { error: 'UNAUTHENTICATED', requestId: 'x-2' } } }),
    )
    await pane.getByRole('button', { name: '重试' }).click()
    await expect(pane).toContainText('登录后可查看')
    await pane.getByRole('button', { name: '登录' }).click()
    await expect(page.getByRole('dialog')).toContainText('登录')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(SIMILAR)
    await page.reload()
    await expect(pane.getByRole('link').first()).toBeVisible()
  })
})

test.describe('long texts', () => {
  const CLAIMS = 900
  const PARAGRAPHS = 2000

  test('900 claims and 200 pages: open at once, filled and marked in idle moments, mapped, and gone through by hits', async ({ page }) => {
    await withDetail(page, (detail) => {
      detail.claims = Array.from({ length: CLAIMS }, (_, index) => ({
        number: index + 1,
        text: `第 ${index + 1} 种装置${index === CLAIMS - 1 ? '，含石墨烯' : ''}。`,
        independent: index === 0,
        parents: index === 0 ? [] : [1],
        lang: 'zh',
      }))
      detail.description = Array.from({ length: PARAGRAPHS }, (_, index) => ({
        text:
          index === 1000
            ? '表 1\n\t样品\t产率\n\tA\t91 %'
            : `第 ${index + 1} 段。${'本装置用于说明长文本。'.repeat(20)}${index === PARAGRAPHS - 1 ? '石墨烯' : ''}`,
        lang: 'zh',
        heading: false,
        section: null,
      }))
    })
    await openFromList(page, 1)
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
    await expect(page.locator(`[data-claim="${CLAIMS}"]`)).toBeAttached()
    await expect(page.getByText(`第 ${PARAGRAPHS} 段。`)).toBeAttached({ timeout: 20_000 })
    const steps = page.getByRole('group', { name: '检索词出现处' })
    await steps.getByRole('button', { name: '上一处命中' }).click()
    await expect(page.getByText(`第 ${PARAGRAPHS} 段。`)).toBeInViewport()
    await expect(page.locator('mark[data-current]')).toHaveText('石墨烯')
    const ticks = page.locator('[data-hit-map] span')
    await expect(ticks.last()).toHaveCSS('position', 'absolute')
    expect(await ticks.last().evaluate((tick) => parseFloat((tick as HTMLElement).style.insetBlockStart) / 100)).toBeGreaterThan(0.97)
    await steps.getByRole('button', { name: '上一处命中' }).click()
    await expect(page.locator(`[data-claim="${CLAIMS}"]`)).toBeInViewport()
    await expect(page.locator('table', { hasText: '产率' }).getByRole('cell')).toHaveText(['样品', '产率', 'A', '91 %'])
  })
})

test.describe('what cannot be opened', () => {
  test('a number that is not held is said with a way to try again and back', async ({ page }) => {
    await page.goto(`/zh/searchDetail?id=CN000000000Z&q=${encodeURIComponent('电池')}&at=2`)
    await expect(page.getByRole('alert')).toContainText('CN000000000Z')
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page).toHaveURL(/resultList\/tableList\?q=/)
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })

  test('an address without a number says so', async ({ page }) => {
    await page.goto('/zh/searchDetail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有指明专利')
    await page.getByRole('link', { name: '去检索' }).click()
    await expect(page.getByRole('combobox')).toBeVisible()
  })

  test('no connection: said, and tried again', async ({ page }) => {
    await page.goto(LIST)
    await page.locator('[data-row]').first().waitFor()
    await page.route(DETAIL, (route) => route.abort('connectionfailed'))
    await page.locator('[data-row="0"] a').click()
    await expect(page.getByRole('alert').filter({ hasText: '网络异常，请稍后重试' })).toBeVisible()
    await page.unroute(DETAIL)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
  })
})

test.describe('what little is held', () => {
  test('of an application without text that is said once, with the way to its publication, and that its status is not known', async ({
    page,
  }) => {
    await page.goto(LIST)
    const other = (await page.locator('[data-row="4"] td').nth(2).innerText()).trim()
    await withDetail(page, (detail) => {
      detail.claims = []
      detail.description = []
      const facts = { country: 'CN', kind: 'A', application_date: '20100203', publication_date: null, applicant: null, legal_status: null }
      Object.assign(detail, {
        abstracts: [],
        legal_status: null,
        legal_state: null,
        legal_events: [],
        publications: [{ publication_number: other, title: '', ...facts }],
      })
    })
    await openFromList(page, 1)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['著录项目', '正文'])
    await expect(page.getByText('没有收录')).toHaveCount(1)
    await expect(page.getByText('同一申请的其他公开文本').getByRole('link')).toHaveText(other)
    await expect(header(page)).toContainText('法律状态不详')
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText('不能判断申请是否已授权')
  })

  test('a status that only the publication of the grant tells is said with care', async ({ page }) => {
    await withDetail(page, (detail) =>
      Object.assign(detail, {
        legal_status: 'active',
        legal_events: [],
        legal_state: { status: 'active', detail: 'granted', decided_by: { by: 'publication', event: null, date: '20200102', kind: 'B' } },
      }),
    )
    await openFromList(page, 1)
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText('是否仍然有效，请以官方登记簿为准')
  })
})

test('by keyboard alone: parts of the text, claims as a tree, the tabs beside it, a similar patent, and back to the list', async ({
  page,
}) => {
  const number = await openFromList(page, 2)
  const jumps = page.getByRole('navigation', { name: '内容' }).getByRole('button')
  await jumps.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^权利要求/ })).toBeInViewport()
  await page.getByRole('button', { name: '树', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/claims=tree/)
  await page.getByRole('tab', { selected: true }).focus()
  for (const tab of ['family', 'citations', 'legal', 'similar']) {
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`))
  }
  const similar = page.getByRole('tabpanel').getByRole('link').first()
  await similar.waitFor()
  await page.keyboard.press('Tab')
  for (let press = 0; press < 3 && !(await similar.evaluate((link) => link === document.activeElement)); press++) {
    await page.keyboard.press('Tab')
  }
  await expect(similar).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`id=${number}`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`id=${number}`))
  await header(page).getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one column with tabs, in the address, walked by arrow keys', async ({ page }) => {
    await openFromList(page, 2)
    await expect(page.getByRole('separator')).toHaveCount(0)
    await page.getByRole('tab', { name: /^权利要求/ }).click()
    await expect(page).toHaveURL(/tab=claims/)
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '说明书' })).toBeFocused()
    await expect(page).toHaveURL(/tab=description/)
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await expect(page.getByRole('tab', { name: /^法律状态/ })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page.locator('[data-row="1"]')).toHaveAttribute('aria-current', 'true')
  })
})
