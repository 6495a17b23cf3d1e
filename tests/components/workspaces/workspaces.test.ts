import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const LIST = '/resultList/tableList?q=石墨烯'

test('workspace.04: a space is created, renamed, filled from a result list, and removed files come back by undo', async ({ own }) => {
  await own.goto('/interspace')
  await expect(own.getByText('还没有空间，请先新建一个。')).toBeVisible()
  await own.getByRole('button', { name: '新建空间' }).click()
  await own.getByRole('dialog').getByLabel('空间名称').fill('电池')
  await own.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('heading', { name: '电池' })).toBeVisible()
  await own.getByRole('button', { name: '重命名' }).click()
  await own.getByRole('dialog').getByLabel('空间名称').fill('动力电池')
  await own.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('heading', { name: '动力电池' })).toBeVisible()
  await expect(own.getByText('空间中还没有记录')).toBeVisible()
  await own.goto(LIST)
  for (const at of [0, 1]) await own.locator('[data-row]').nth(at).getByRole('checkbox').check()
  await own.keyboard.press('a')
  await own.getByRole('dialog').getByRole('radio', { name: '动力电池' }).check()
  await own.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(own.getByText('已加入 2 条')).toBeVisible()
  await own.goto('/interspace')
  await own.getByRole('row', { name: /动力电池/ }).click()
  await expect(own.getByText('共 2 条')).toBeVisible()
  await own.getByRole('checkbox', { name: /^选择/ }).first().check()
  await own.getByRole('button', { name: '移除' }).click()
  await expect(own.getByText('共 1 条')).toBeVisible()
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByText('共 2 条')).toBeVisible()
})

test('workspace.04: a space is opened as a result list, with its query, facets and views', async ({ own, account, request }) => {
  const headers = { token: account.token }
  const post = async (path: string, data: object) => (await (await request.post(path, { headers, data })).json()) as { data: never }
  const space = (await post('/api/user/workSpace/add', { name: '电池' })).data as { id: string }
  const found = (await post('/api/search/ts/search', { filter: { queryStr: '石墨烯', mode: 'box' }, size: 3 })).data as {
    list: { id: string }[]
  }
  const patentIdList = found.list.map(({ id }) => id)
  await post('/api/user/workSpaceFile/add', { spaceId: space.id, patentIdList })
  await own.goto(`/interspace?space=${space.id}`)
  await own.getByRole('link', { name: '打开结果列表' }).click()
  await expect(own).toHaveURL(/\/resultList\/tableList\?/)
  await expect(own.locator('[data-row]')).toHaveCount(3)
  await expect(own.getByText('个人空间', { exact: true }).first()).toBeVisible()
  await expect(own.getByText('电池', { exact: true })).toBeVisible()
  await own.getByRole('link', { name: '修改条件' }).click()
  await expect(own.getByRole('heading', { name: '电池' })).toBeVisible()
})

test('workspace.02: a deleted space comes back by undo', async ({ own, account, request }) => {
  await request.post('/api/user/workSpace/add', { headers: { token: account.token }, data: { name: '甲' } })
  await own.goto('/interspace')
  await own.getByRole('row', { name: '甲' }).click()
  await own.getByRole('button', { name: '删除' }).click()
  await expect(own.getByText('还没有空间，请先新建一个。')).toBeVisible()
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByRole('heading', { name: '甲' })).toBeVisible()
})

test('workspace.02: a deleted space is restored from the recycle bin, or deleted for good after a question', async ({
  own,
  account,
  request,
}) => {
  const headers = { token: account.token }
  for (const name of ['甲', '乙']) await request.post('/api/user/workSpace/add', { headers, data: { name } })
  await own.goto('/interspace')
  for (const name of ['甲', '乙']) {
    await own.getByRole('row', { name }).click()
    await expect(own.getByRole('heading', { name })).toBeVisible()
    await own.getByRole('button', { name: '删除' }).click()
    await expect(own.getByText('请选择一个空间')).toBeVisible()
  }
  await own.getByRole('button', { name: '空间回收站' }).click()
  await expect(own.getByText('共 2 个空间')).toBeVisible()
  await own.getByRole('checkbox', { name: '选择：甲' }).check()
  await own.getByRole('button', { name: '还原' }).click()
  await expect(own.getByRole('row', { name: '甲' })).toBeVisible()
  await own.getByRole('button', { name: '清空回收站' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '彻底删除' }).click()
  await expect(own.getByText('回收站为空')).toBeVisible()
})
