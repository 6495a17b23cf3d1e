import type { APIRequestContext } from '@playwright/test'
import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

/** A project with one folder that holds the newest patents of a query; returns their numbers. */
async function aProject(request: APIRequestContext, token: string): Promise<string[]> {
  const post = async <Data>(path: string, data: object) =>
    ((await (await request.post(`/api/${path}`, { headers: { token }, data })).json()) as { data: Data }).data
  const project = await post<{ id: string }>('user/projectManage/add', { name: '电池项目' })
  const file = await post<{ id: string }>('user/projectManageFile/add', { projectId: project.id, fileName: '文献' })
  const { list } = await post<{ list: { id: string }[] }>('search/ts/search', { filter: { queryStr: '石墨烯' }, size: 3 })
  const patentIdList = list.map(({ id }) => id)
  await post('user/projectManageFilePatent/save', { fileId: file.id, patentIdList })
  return patentIdList
}

test('index.03: an index with fields is created, patents are indexed in bulk and singly, and filtered by a value', async ({
  own,
  account,
  request,
}) => {
  await own.goto('/indexManage')
  await expect(own.getByText('还没有项目')).toBeVisible()
  const numbers = await aProject(request, account.token)
  await own.goto('/indexManage')
  await expect(own.getByText('该项目还没有索引')).toBeVisible()
  await own.getByRole('button', { name: '新建索引' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByLabel('索引名称').fill('评价')
  await dialog.getByRole('button', { name: '添加字段' }).click()
  await dialog.getByLabel('字段名称').fill('评级')
  await dialog.getByLabel('字段类型').selectOption('single')
  await dialog.getByLabel('选项，以逗号分隔').fill('A，B')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('heading', { name: '评价' })).toBeVisible()
  await expect(own.getByText('还没有标引的专利')).toBeVisible()
  await own.getByRole('button', { name: '标引专利' }).click()
  await dialog.getByLabel(/公开（公告）号/).fill(numbers.join(' '))
  await dialog.getByLabel('评级').selectOption('A')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('已标引 3 件', { exact: true })).toBeVisible()
  await own.getByRole('button', { name: `修改 ${numbers[0]}` }).click()
  await dialog.getByLabel('评级').selectOption('B')
  await dialog.getByRole('button', { name: '保存' }).click()
  await own.getByLabel('按字段筛选').selectOption({ label: '评级' })
  await own.getByLabel('评级').selectOption('B')
  await expect(own.getByText('已标引 1 件', { exact: true })).toBeVisible()
  await expect(own.getByRole('link', { name: numbers[0]! })).toBeVisible()
})
