import type { Page } from '@playwright/test'
import { chips, open, results, total } from '../../e2e/results/result-steps.ts'
import { expect, test } from '../component-test.ts'

interface Row {
  readonly applicant_patentee: { readonly original: readonly { readonly name: string }[] }
}

interface Listed {
  data: { total: number; list: Row[]; undated?: object }
}

const search = async (page: Page, queryStr: string, size = 1) => {
  const answer = await page.request.post('/api/search/ts/search', { data: { filter: { queryStr }, size } })
  return ((await answer.json()) as Listed).data
}

test.describe('readings of plain words', () => {
  // Fixes of the box are named '按机构名称检索：…'.
  const cards = (page: Page) => page.getByRole('button', { name: /^按.+检索(?!：)/ })

  test('an applicant typed as plain words leads to the patents of the applicant', async ({ page }) => {
    const name = (await search(page, 'country=CN')).list[0]!.applicant_patentee.original[0]!.name
    const held = (await search(page, `AP="${name}"`)).total
    expect((await search(page, name)).total).toBeLessThan(held)
    await page.goto(results('', name))
    const card = cards(page).filter({ hasText: name }).first()
    await expect(card).toContainText('按申请人检索')
    await card.click()
    await expect(page.getByRole('textbox', { name: '检索式' }).first()).toHaveValue(`AP="${name}"`)
    await open(page, page.url())
    await expect(cards(page)).toHaveCount(0)
  })

  test('a class symbol is read as a class, with its title and its number of patents', async ({ page }) => {
    await page.goto(results('', 'H01M10/00'))
    const card = cards(page).first()
    await expect(card).toContainText('H01M10/00')
    await expect(card).toContainText('H01M 电池；燃料电池')
    const promised = Number(/([\d,]+) 件/.exec((await card.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
    expect(promised).toBeGreaterThan(0)
    await card.click()
    await expect(page).toHaveURL(/q=ipc(%3D|=)H01M10/)
    await open(page, `${page.url()}&group=none`)
    expect(await total(page)).toBeGreaterThanOrEqual(promised)
  })

  test('words that are no name and no class have no card', async ({ page }) => {
    await open(page, results())
    await expect(cards(page)).toHaveCount(0)
  })
})

test.describe('filters above the list', () => {
  test('each filter is removed by its own button, all by one; the hits follow', async ({ page }) => {
    await open(page, results())
    const all = await total(page)
    await open(page, results('&f=country:CN&f=type:invention'))
    const both = await total(page)
    const remove = chips(page).getByRole('button', { name: /^去掉/ })
    await expect(remove).toHaveCount(2)
    await remove.first().click()
    await expect(remove).toHaveCount(1)
    await expect(page).not.toHaveURL(/country:CN.*type|type.*country/)
    await expect.poll(() => total(page)).toBeGreaterThan(both)
    await open(page, results('&f=country:CN&n=type:design'))
    await expect(chips(page).locator('[data-excluded]')).toHaveCount(1)
    await chips(page).getByRole('button', { name: '清除', exact: true }).click()
    await expect(chips(page)).toHaveCount(0)
    await expect(page).not.toHaveURL(/[?&][fn]=/)
    await expect.poll(() => total(page)).toBe(all)
  })
})

test.describe('records without a date', () => {
  const undated = {
    total: 24,
    totalRelation: 'eq',
    name: '申请日',
    facet: 'application_year',
    instead: { name: '公开日', queryStr: 'pd>=2018' },
  }

  test('they are counted above the list, and one click searches by the other date', async ({ page }) => {
    await page.route('**/ts/search', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as Listed
      const { filter } = route.request().postDataJSON() as { filter: { queryStr: string } }
      if (filter.queryStr === 'ad>=2018') answer.data.undated = undated
      await route.fulfill({ response, json: answer })
    })
    await open(page, results('', 'ad>=2018'))
    const note = page.getByRole('note').filter({ hasText: '没有申请日' })
    await expect(note).toContainText('24 件没有申请日，未计入。')
    await note.getByRole('button', { name: '改按公开日筛选' }).click()
    await expect(page).toHaveURL(/q=pd(%3E|>)(%3D|=)2018/)
    await expect(note).toHaveCount(0)
  })

  test('a search whose records all have the date has no note', async ({ page }) => {
    await open(page, results('', 'ad>=2018'))
    await expect(page.getByRole('note').filter({ hasText: '没有申请日' })).toHaveCount(0)
  })
})

test.describe('publications of one application', () => {
  test('are one row with the number of the others, which leads to them; separately, each is a row', async ({ page }) => {
    await open(page, results('', '电池 AND country=CN'))
    const grouped = await total(page)
    const more = page.locator('[data-group="2"]').first()
    await expect(more).toHaveText('+1')
    await expect(more).toHaveAccessibleName('+1 件公开文本')
    await more.click()
    await expect(page).toHaveURL(/searchDetail\?.*tab=family/)
    await expect(page.getByRole('tabpanel')).toContainText('公开文本')
    await open(page, results('&group=none', '电池 AND country=CN'))
    expect(await total(page)).toBeGreaterThan(grouped)
    await expect(page.locator('[data-group]')).toHaveCount(0)
  })
})

test.describe('a page that needs a login', () => {
  test('one page is selected and one notice shown', async ({ page }) => {
    await page.route('**/ts/search', async (route) => {
      const { from } = route.request().postDataJSON() as { from: number }
      if (from === 0) return route.continue()
      await route.fulfill({ json: { code: 403, message: '登录后可查看更多页', data: { error: 'PAGING_NEEDS_LOGIN', requestId: 'r-7' } } })
    })
    await open(page, results())
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page.getByText('登录后可查看更多页')).toHaveCount(1)
    const selected = page.getByRole('navigation', { name: '分页' }).locator('[aria-current="page"]')
    await expect(selected).toHaveCount(1)
    await expect(selected).toHaveText('1')
    await expect(page).not.toHaveURL(/page=2/)
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('01')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
  })
})
