import { expect, test, type Page } from '../component-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('router.15, router.17: an id in a path that is not of digits only is no page', async ({ page }) => {
  for (const address of ['/newsinfo/30a', '/newFlash_deatil/abc.html', '/newFlash_deatil/4_1.html', '/newFlash_deatil/401']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/404$/)
  }
})

test('router.26: the function card shows the article, the group of fields and the title its address names', async ({ page }) => {
  await page.goto(`/functionCard?id=45&fieldLogic=3&title=${encodeURIComponent('日期怎样写')}`)
  await expect(heading(page)).toHaveText('日期怎样写')
  const fields = page.getByRole('region').or(page.locator('section')).filter({ hasText: '字段与取值' })
  await expect(fields.getByRole('rowheader', { name: 'pd', exact: true })).toBeVisible()
  await fields.getByRole('link', { name: '号码', exact: true }).click()
  await expect(fields.getByRole('rowheader', { name: 'pn', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/fieldLogic=0&title=/)
  await fields.getByRole('link', { name: 'pn=CN1*' }).click()
  await expect(page).toHaveURL(/\/resultList\//)
})

test('the feed shows ten flashes a page, and the next page from its address', async ({ page }) => {
  const requests: string[] = []
  await page.route('**/news-feed/page?*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const number = Number(searchParams.get('pageNum'))
    requests.push(`${searchParams.get('pageNum')} ${searchParams.get('pageSize')}`)
    const list = Array.from({ length: number === 1 ? 10 : 2 }, (_, index) => ({
      id: number * 100 + index,
      title: `第 ${number} 页第 ${index + 1} 条`,
      summary: '',
      createTime: '2026-11-21 08:00:00',
    }))
    await route.fulfill({ json: { code: 200, message: 'success', data: { list, total: 12 } } })
  })
  await page.goto('/newsFlash')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10)
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/\/newsFlash\?page=2$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
  expect(requests).toEqual(['1 10', '2 10'])
})

test('figures are those of the index: data centre, story and report display the same, and link to the documents', async ({ page }) => {
  await page.goto('/dataCenter')
  const china = page.getByRole('row').filter({ hasText: 'CN' })
  const count = await china.getByRole('cell').first().innerText()
  await page.getByRole('searchbox', { name: '查找国家/地区' }).fill('没有这个国家')
  await expect(page.getByText('未收录“没有这个国家”的文献。')).toBeVisible()
  await page.goto('/drX')
  await expect(page.getByRole('row').filter({ hasText: '中国' }).first().getByRole('cell').first()).toHaveText(count)
  await page.goto('/dataStory')
  const bar = page.getByRole('link').filter({ hasText: '中国' }).filter({ hasText: count })
  await bar.click()
  await expect(page).toHaveURL(/f=country:CN/)
  await expect(page.getByText(new RegExp(`${count}\\s*件`)).first()).toBeVisible()
})

test('router.18, router.19, router.20: each of the three service pages shows the service with its id', async ({ page }) => {
  for (const [address, id] of [
    ['/patent-service', 108],
    ['/trademark-service', 109],
    ['/copyright-service', 110],
  ] as const) {
    const requests = page.waitForRequest(/sale\/service\/detail$/)
    await page.goto(address)
    expect((await requests).postDataJSON(), address).toEqual({ id })
    await expect(page.getByRole('heading', { level: 2, name: '可办理事项' })).toBeVisible()
  }
})

test('router.33: a service has a page of its own, with its content and how to request it', async ({ page }) => {
  await page.goto('/patent-service')
  await page.getByRole('link', { name: '了解详情：专利年费管理' }).click()
  await expect(page).toHaveURL(/\/second-service\?id=10804$/)
  await expect(heading(page)).toHaveText('专利年费管理')
  await expect(page.getByRole('navigation', { name: '服务类别' }).getByRole('link', { name: '专利服务' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('button', { name: '填写咨询单' }).click()
  await expect(page.getByRole('dialog', { name: '服务咨询' }).getByLabel('服务')).toHaveValue('10804')
  await page.goto('/second-service')
  await expect(page.getByRole('heading', { name: '知识产权服务', level: 1 })).toBeVisible()
  await page.goto('/second-service?id=4711')
  await expect(heading(page)).toHaveText('未找到服务')
})
