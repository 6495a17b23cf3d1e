import { expect, test } from '../component-test.ts'
import { CITATION, LIST, header, openFromList, withDetail } from '../../e2e/patents/patent-steps.ts'

test.describe('reading', () => {
  test('B.detail.01: /searchDetail and /particulars open the same patent', async ({ page }) => {
    const number = await openFromList(page, 1)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto(`/zh/particulars?publication_number=${number}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test('class symbols have titles, in the language of the interface', async ({ page }) => {
    const number = await openFromList(page, 1, `/zh/resultList/tableList?q=${encodeURIComponent('ipc=H01M')}`)
    const expectTitle = async (title: string) => {
      const classes = page.locator('[data-key=ipc]')
      await expect(classes.getByText(title, { exact: true })).toBeVisible()
      await expect(classes.getByRole('link', { name: /^H01M/ }).first()).toHaveAttribute('title', new RegExp(title))
    }
    await expectTitle('H01M 电池；燃料电池')
    await page.goto(`/en/searchDetail?id=${number}`)
    await expectTitle('H01M Batteries and fuel cells')
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
    await page.getByRole('button', { name: '树状', exact: true }).click()
    await expect(page).toHaveURL(/claims=tree/)
    await expect(page.locator('[data-claim="1"] [data-claim]')).toHaveCount(3)
    await expect(page.locator('[data-claim="4"]')).toContainText('还引用权利要求 2')
    await page.reload()
    await page.getByText('3 项从属权利要求').click()
    await expect(page.locator('[data-claim="2"]')).toBeHidden()
    await expect(page.locator('[data-claim="5"]')).toBeVisible()
  })

  test('a text that is missing in the selected language is displayed in the available one, with a note', async ({ page }) => {
    await withDetail(page, (detail) => detail.titles.push({ lang: 'de', text: 'Ein Graphenakkumulator' }))
    await openFromList(page, 1)
    await header(page).getByRole('combobox', { name: '文本语言' }).selectOption({ label: '德语' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Graphenakkumulator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de')
    await expect(page).toHaveURL(/lang=de/)
    await expect(page.getByText('没有德语文本，以下为中文。').first()).toBeVisible()
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
})

test.describe('beside the text', () => {
  test('the list of the patent: expanded, opened by a click, available for the next patent', async ({ page }) => {
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
})
