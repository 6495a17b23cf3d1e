import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('graph.07, search-modes.11: a found node opens as a graph, which grows, is saved and deleted with undo', async ({ own }) => {
  const answer = await own.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'type=B' }, size: 1 } })
  const { data } = (await answer.json()) as { data: { list: { publication_number: string }[] } }
  const number = data.list[0]!.publication_number
  await own.goto('/graphSearch')
  await own.getByLabel('检索类型').selectOption('patent')
  await own.getByLabel('检索内容').fill(`pn=${number}`)
  await own.getByRole('search').getByRole('button', { name: '检索', exact: true }).click()
  await own.getByRole('region', { name: '检索结果' }).getByRole('link', { name: number }).click()

  // Every kind can be switched off; the list has the content of the picture, which needs WebGL.
  await expect(own.getByText('此浏览器不能使用 WebGL，无法绘制图谱；节点列表有同样的内容')).toBeVisible()
  const nodes = own.getByRole('group', { name: '节点' })
  for (const kind of ['全部', '专利', '机构', '人物', '日期', '分类号', '地址', '特征', '领域', '问题', '功效'])
    await expect(nodes.getByLabel(kind)).toBeChecked()
  const links = own.getByRole('group', { name: '连线' })
  for (const kind of ['施引', '引证', '发明人', '申请人', '代理', '审查员', '简单同族', '扩展同族', '许可', '转让', '变更', '质押'])
    await expect(links.getByLabel(kind)).toBeChecked()
  const dates = own.getByRole('button', { name: /^日期 / })
  await expect(dates.first()).toBeVisible()
  await nodes.getByLabel('日期').uncheck()
  await expect(dates).toHaveCount(0)

  await own.getByRole('button', { name: '保存快照' }).click()
  await own.getByLabel('快照名称').fill('我的图谱')
  await own.getByRole('button', { name: '保存', exact: true }).click()
  await expect(own.getByText('快照已保存')).toBeVisible()
  await own.goto('/graphSearch')
  await expect(own.getByRole('link', { name: number })).toBeVisible()
  await own.getByRole('link', { name: '我的图谱' }).click()
  await expect(own.getByLabel('日期')).not.toBeChecked()
  await own.goto('/graphSearch')
  await own.getByRole('button', { name: '删除 我的图谱' }).click()
  await expect(own.getByRole('link', { name: '我的图谱' })).toHaveCount(0)
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByRole('link', { name: '我的图谱' })).toBeVisible()
})

test('nothing found is reported', async ({ own }) => {
  await own.goto('/graphSearchDetail?type=person&keyWord=无此人')
  await expect(own.getByText('找到 0 个节点')).toBeVisible()
  await own.goto('/graphDetail?id=person%3A无此人')
  await expect(own.getByRole('alert')).toContainText('没有与「无此人」相连的记录')
})
