import { expect, test, type Page } from '../component-test.ts'

const line = (page: Page, number: string) => page.getByRole('group', { name: `第 ${number} 行` })
const editor = (page: Page) => page.getByRole('textbox', { name: '检索式' })

test.describe('advanced search', () => {
  test('router.28 advanced.01: /superSearch leads to /superSearch/all; scenes are addresses, an unknown one is like all', async ({
    page,
  }) => {
    await page.goto('/zh/superSearch')
    await expect(page).toHaveURL(/superSearch\/all/)
    const scenes = page.getByRole('navigation', { name: '检索范围' })
    await expect(scenes.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page')
    await scenes.getByRole('link', { name: '外观设计' }).click()
    await expect(page).toHaveURL(/superSearch\/design/)
    await expect(scenes.getByRole('link', { name: '外观设计' })).toHaveAttribute('aria-current', 'page')
    await page.goto('/zh/superSearch/elsewhere')
    await expect(scenes.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page')
  })

  test('advanced.01 search-modes.02: rows and groups write the query, which is searched within the scene and comes back', async ({
    page,
  }) => {
    await page.goto('/zh/superSearch/cn')
    await line(page, '1').getByRole('textbox').fill('电池 OR 电极')
    await line(page, '2').getByRole('button').click()
    await page.getByRole('button', { name: '添加条件组' }).click()
    const group = page.getByRole('group', { name: '第 3 组' })
    await group.getByRole('combobox', { name: '字段' }).first().selectOption('type')
    await group.getByRole('combobox', { name: '内容' }).selectOption('invention')
    await group.getByRole('checkbox', { name: '排除' }).first().check()
    await expect(editor(page)).toHaveText('TIAB=(电池 OR 电极) AND NOT type=invention')
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    await expect(page).toHaveURL(/resultList.*f=country:CN/)
    await expect(page.getByRole('list', { name: '已选的筛选条件' })).toContainText('中国')
    await page.goBack()
    await expect(line(page, '1').getByRole('textbox')).toHaveValue('电池 OR 电极')
    await expect(line(page, '2').getByRole('combobox', { name: '内容' })).toHaveValue('invention')
  })

  test('applicants of the index are offered for a row of parties', async ({ page }) => {
    await page.goto('/zh/superSearch/all')
    const listed = page.waitForResponse(/company\/dimList/)
    await line(page, '2').getByRole('combobox', { name: '内容' }).fill('大学')
    expect((await (await listed).json()) as object).toMatchObject({ code: 200 })
  })
})
