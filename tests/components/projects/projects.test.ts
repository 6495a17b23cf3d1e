import { expect, type Page } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Creates a project with folders by the API; returns the ids. */
async function aProject(page: Page, token: string, name: string, ...folders: readonly string[]) {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/user/${path}`, { headers: { token }, data })
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const id = await post('projectManage/add', { name })
  const files = []
  for (const fileName of folders) files.push(await post('projectManageFile/add', { projectId: id, fileName }))
  return { id, files }
}

async function name(page: Page, text: string) {
  await dialog(page).getByLabel('名称').fill(text)
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('projects.01, projects.06, projects.09: projects are created, put into groups and deleted unless that is undone', async ({ own }) => {
  await own.goto('/managementIndex')
  await expect(own.getByText('还没有项目')).toBeVisible()
  await own.getByRole('button', { name: '新建分组' }).click()
  await name(own, '电池组')
  await own.getByRole('button', { name: '新建项目' }).click()
  await name(own, '固态电池')
  await expect(own.getByRole('heading', { name: '固态电池' })).toBeVisible()
  await own.getByLabel('“固态电池”所在分组').selectOption({ label: '电池组' })
  await expect(own.getByRole('region', { name: '电池组' }).getByRole('button', { name: /固态电池/ })).toBeVisible()
  await own.getByRole('region', { name: '项目内容' }).getByRole('button', { name: '删除', exact: true }).click()
  await expect(own.getByText('已将“固态电池”移至回收站')).toBeVisible()
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByRole('region', { name: '电池组' }).getByRole('button', { name: /固态电池/ })).toBeVisible()
})

test('projects.08, results.14: selected patents are put into a new folder, which is opened as a result list', async ({ own }) => {
  await own.goto('/resultList?q=石墨烯')
  await own
    .getByRole('checkbox', { name: /^选择 / })
    .first()
    .check()
  await own.getByRole('button', { name: '加入项目', exact: true }).click()
  await dialog(own).getByRole('button', { name: '加入', exact: true }).click()
  await expect(own.getByText('已加入 1 件')).toBeVisible()
  await own.goto('/managementIndex')
  await own.getByRole('button', { name: /我的项目/ }).click()
  await own.getByRole('row', { name: /我的收藏/ }).click()
  await own.getByRole('link', { name: '打开结果列表' }).click()
  await expect(own).toHaveURL(/resultList/)
  await expect(own.getByText('我的项目 / 我的收藏')).toBeVisible()
  await expect(own.getByRole('checkbox', { name: /^选择 / })).toHaveCount(1)
})

test('projects.07: folders are created, renamed and deleted; the recycle bin restores them', async ({ own, account }) => {
  const { id } = await aProject(own, account.token, '项目', '甲')
  await own.goto(`/managementIndex?project=${id}`)
  await own.getByRole('row', { name: /甲/ }).click()
  const folder = own.getByRole('region', { name: '甲' })
  await folder.getByRole('button', { name: '新建下级文件夹' }).click()
  await name(own, '乙')
  await expect(own.getByRole('row', { name: /乙/ })).toBeVisible()
  await folder.getByRole('button', { name: '删除' }).click()
  await expect(own.getByText('还没有文件夹')).toBeVisible()
  await own.goto('/management-recycle')
  await expect(own.getByText('文件夹 · 项目')).toBeVisible()
  await own.getByRole('button', { name: '还原：甲' }).click()
  await expect(own.getByText('回收站为空')).toBeVisible()
  await own.goto(`/managementIndex?project=${id}`)
  await expect(own.getByRole('row', { name: /乙/ })).toBeVisible()
})

test('projects.08: a whole result list is put into a folder in the background', async ({ own, account }) => {
  const { id, files } = await aProject(own, account.token, '项目', '甲')
  await own.goto('/resultList?q=石墨烯')
  await own.getByRole('button', { name: '全部加入项目' }).click()
  await dialog(own).getByRole('button', { name: '加入', exact: true }).click()
  await expect(own.getByText('已开始，进度见项目页')).toBeVisible()
  await own.goto(`/managementIndex?project=${id}&file=${files[0]}`)
  await expect(own.getByText(/^新增 \d+ 件$/)).toBeVisible()
  await expect(own.getByRole('region', { name: '甲' })).toContainText(/[1-9]\d* 件专利/)
})

test('projects.08: numbers of a list are put into a folder; those that are unknown are named', async ({ own, account }) => {
  const { id, files } = await aProject(own, account.token, '项目', '甲')
  const found = await own.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'country=CN' }, size: 2 } })
  const { data } = (await found.json()) as { data: { list: { publication_number: string }[] } }
  const numbers = data.list.map(({ publication_number: number }) => number)
  await own.goto(`/managementIndex?project=${id}&file=${files[0]}`)
  await own.getByRole('button', { name: '导入号码' }).click()
  await dialog(own)
    .getByLabel('或直接粘贴，每行一个')
    .fill([...numbers, 'CN1X'].join('\n'))
  await dialog(own).getByRole('button', { name: '开始匹配' }).click()
  await expect(dialog(own).getByText('共 3 行：找到 2 行，未找到 1 行')).toBeVisible()
  await expect(dialog(own).getByRole('cell', { name: 'CN1X' })).toBeVisible()
  await dialog(own).getByRole('button', { name: '加入', exact: true }).click()
  await expect(own.getByText('新增 2 件')).toBeVisible()
  await expect(own.getByRole('region', { name: '甲' })).toContainText('2 件专利')
})

test('projects.02: the owner shares a project; an unknown phone is an error of its field', async ({ own, account }) => {
  const { id } = await aProject(own, account.token, '项目')
  await own.goto(`/managementIndex?project=${id}`)
  await own.getByRole('button', { name: '成员（1）' }).click()
  await expect(dialog(own).getByText('所有者')).toBeVisible()
  await dialog(own).getByLabel('手机号码').fill('13')
  await dialog(own).getByRole('button', { name: '共享' }).click()
  await expect(dialog(own).getByText('请输入 11 位手机号码')).toBeVisible()
  await dialog(own).getByLabel('手机号码').fill('13012345678')
  await dialog(own).getByRole('button', { name: '共享' }).click()
  await expect(dialog(own).getByText('该手机号码未注册')).toBeVisible()
})
