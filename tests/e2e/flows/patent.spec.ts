import { expect, test } from '@playwright/test'
import { CITATION, LIST, header, openFromList, withDetail } from '../patents/patent-steps.ts'

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
    await expect(page.getByRole('banner')).toBeHidden()
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
