import { expect, type Page } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const LIST = `/zh/resultList/tableList?q=${encodeURIComponent('电池')}`

/** The request of the next task. */
async function nextTask(page: Page, start: () => Promise<void>) {
  const [request] = await Promise.all([page.waitForRequest(/export\/put/), start()])
  return request.postDataJSON() as Record<string, unknown>
}

test('B.export.04: the list is exported as it is shown, as a whole or its page, with chosen fields in their order', async ({ own }) => {
  await own.goto(`${LIST}&sort=oldest&f=country%3ACN`)
  await own.getByRole('link', { name: '导出' }).click()
  await expect(own.getByRole('heading', { name: '导出', level: 1 })).toBeVisible()
  await expect(own.getByText('电池', { exact: true })).toBeVisible()
  await expect(own.getByText(/^将导出全部 \d+ 条。$/)).toBeVisible()
  const order = own.getByRole('grid', { name: '字段顺序' })
  await expect(order.getByRole('row').first()).toContainText('公开（公告）号')
  await own.getByRole('button', { name: '标题 上移' }).click()
  await expect(order.getByRole('row').first()).toContainText('标题')
  await own.getByLabel('查找字段').fill('引证')
  await own.getByRole('checkbox', { name: '引证专利号', exact: true }).check()
  await own.getByLabel('查找字段').fill('')
  await own.getByRole('checkbox', { name: '摘要', exact: true }).first().uncheck()
  await own.getByRole('radio', { name: /^CSV/ }).check()
  await own.getByRole('radio', { name: /^当前页/ }).check()
  const sent = await nextTask(own, () => own.getByRole('button', { name: '开始导出' }).click())
  expect(sent).toMatchObject({
    type: 'patent',
    fileType: 'csv',
    language: 'zh',
    status: 1,
    list: {
      call: 'searchPatents',
      part: 'page',
      request: { filter: { queryStr: '电池' }, sortList: [{ sortField: 'application_date', sortOrder: 'ASC' }], from: 0, size: 20 },
    },
  })
  const fields = sent['fieldList'] as string[]
  expect(fields.slice(0, 2)).toEqual(['TI', 'pn'])
  expect(fields.at(-1)).toBe('ct')
  expect(fields).not.toContain('AB')
  await expect(own.getByText(/^电池_\d{8}_v\d+\.csv$/)).toBeVisible()
})

test('the export starts a few keys after its format, and keeps the focus', async ({ own }) => {
  await own.goto(`/zh/exportPage?q=${encodeURIComponent('电池')}`)
  await expect(own.getByText(/^将导出全部 \d+ 条。$/)).toBeVisible()
  await own.getByRole('radio', { name: /^GB\/T 7714/ }).check()
  await own.getByRole('radio', { name: /^CSV/ }).check()
  await own.getByRole('radio', { name: /^CSV/ }).focus()
  const start = own.getByRole('button', { name: '开始导出' })
  // The fields of the new format are loaded first.
  await expect(start).toBeEnabled()
  for (let key = 0; key < 3; key += 1) await own.keyboard.press('Tab')
  await expect(start).toBeFocused()
  const sent = await nextTask(own, () => own.keyboard.press('Enter'))
  expect(sent).toMatchObject({ fileType: 'csv' })
  await expect(start).toBeFocused()
})

test('templates are saved, chosen, renamed and deleted', async ({ own }) => {
  await own.goto(`/zh/exportPage?q=${encodeURIComponent('电池')}`)
  const chosen = own.getByRole('status').filter({ hasText: '已选' })
  await expect(chosen).toHaveText(/已选 15 个/)
  await own.getByRole('checkbox', { name: '申请日', exact: true }).first().uncheck()
  await expect(chosen).toHaveText(/已选 14 个/)
  await own.getByRole('button', { name: '存为模板' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('请输入模板名称')
  await dialog.getByLabel('模板名称').fill('周报')
  await dialog.getByRole('button', { name: '确定' }).click()
  const template = own.getByLabel('模板', { exact: true })
  const current = () => template.evaluate((node) => (node as HTMLSelectElement).selectedOptions[0]?.textContent)
  await expect.poll(current).toBe('周报')
  await template.selectOption({ label: '默认模版' })
  await expect(chosen).toHaveText(/已选 15 个/)
  await own.reload()
  await template.selectOption({ label: '周报' })
  await expect(chosen).toHaveText(/已选 14 个/)
  await own.getByRole('button', { name: '重命名' }).click()
  await own.getByRole('dialog').getByLabel('模板名称').fill('月报')
  await own.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(current).toBe('月报')
  await own.getByRole('button', { name: '删除模板' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(template.locator('option')).toHaveCount(1)
})

test('the limit is explained before the start', async ({ own }) => {
  await own.route('**/export/count', (route) =>
    route.fulfill({
      json: {
        code: 200,
        message: 'success',
        data: {
          total: 7000,
          totalRelation: 'eq',
          limit: 5000,
          formats: [
            { fileType: 'xlsx', limit: 5000 },
            { fileType: 'pdf', limit: 1000 },
          ],
        },
      },
    }),
  )
  await own.goto(`/zh/exportPage?q=${encodeURIComponent('电池')}`)
  await expect(own.getByText(/^共 7,000 条。 将导出列表中的前 5,000 条。 您每次最多可导出 5,000 条。$/)).toBeVisible()
  await own.getByRole('radio', { name: /^PDF/ }).check()
  await expect(own.getByText(/将导出列表中的前 1,000 条。 此格式每次最多导出 1,000 条/)).toBeVisible()
  await own.getByRole('radio', { name: /^RIS/ }).check()
  await expect(own.getByText('参考文献的著录项目由格式规定，无需选择字段。')).toBeVisible()
  await expect(own.getByRole('grid', { name: '字段顺序' })).toHaveCount(0)
})

test('without a search or a selection the page explains what to do', async ({ own }) => {
  await own.goto('/zh/exportPage')
  await expect(own.getByText('没有选择要导出的记录')).toBeVisible()
  await own.goto('/zh/exportPage?picked=1')
  await expect(own.getByText('没有选择要导出的记录')).toBeVisible()
})

test('a failure has a reason, and can be retried', async ({ own }) => {
  const failure = { code: 500, message: '检索服务暂时不可用', data: { error: 'SEARCH_AWAY', requestId: 'r' } }
  await own.route('**/export/count', (route) => route.fulfill({ json: failure }), { times: 1 })
  await own.goto(`/zh/exportPage?q=${encodeURIComponent('电池')}`)
  await expect(own.getByText('无法统计要导出的记录')).toBeVisible()
  await own.getByRole('button', { name: '重试' }).click()
  await expect(own.getByText(/^将导出全部 \d+ 条/)).toBeVisible()
})
