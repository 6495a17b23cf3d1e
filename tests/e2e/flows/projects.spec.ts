import { expect } from '@playwright/test'
import { test } from '../accounts/own-page.ts'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { aSignedInAccount, browserOf } from '../accounts/test-accounts.ts'

test('projects.07: folders are moved by the keyboard, from the handle of a row', async ({ own, account }) => {
  const post = async (path: string, data: object) => {
    const answer = await own.request.post(`/api/user/${path}`, { headers: { token: account.token }, data })
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const project = await post('projectManage/add', { name: '固态电池' })
  for (const fileName of ['电极', '电解质']) await post('projectManageFile/add', { projectId: project, fileName })
  await own.goto(`/managementIndex?project=${project}`)
  await expect(own.getByRole('row')).toHaveCount(2)
  await own.getByRole('row', { name: /电解质/ }).click()
  await expect(own.getByRole('region', { name: '电解质' })).toBeVisible()
  await own.getByRole('button', { name: '移动：电解质' }).focus()
  await own.keyboard.press('Enter')
  const target = own.getByRole('button', { name: '放置于 电极' })
  for (let step = 0; step < 3 && !(await target.evaluate((element) => element === document.activeElement)); step += 1)
    await own.keyboard.press('ArrowDown')
  await expect(target).toBeFocused()
  await own.keyboard.press('Enter')
  await expect(own.getByRole('row', { name: /电解质/ })).toHaveAttribute('aria-level', '2')
})

test('projects.02: two users of a project see each other, and every change of the other at once', async ({
  own,
  account,
  browser,
  baseURL,
}) => {
  const post = async (path: string, data: object) => {
    const answer = await own.request.post(`/api/user/${path}`, { headers: { token: account.token }, data })
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const other = await aSignedInAccount()
  const project = await post('projectManage/add', { name: '固态电池' })
  const folder = await post('projectManageFile/add', { projectId: project, fileName: '电极' })
  await post('projectManage/addShareUser', { id: project, telephone: other.telephone, authority: 2 })
  const context = await browserOf(browser, baseURL, other)
  const theirs = await context.newPage()
  await own.goto(`/managementIndex?project=${project}`)
  await theirs.goto(`/managementIndex?project=${project}`)
  for (const page of [own, theirs]) await expect(page.getByRole('list', { name: '同时在此项目中' }).getByRole('listitem')).toHaveCount(1)
  expect(await seriousViolations(own)).toEqual([])

  // The other adds a folder and a patent: both appear here without a reload.
  await theirs.getByRole('button', { name: '新建文件夹' }).click()
  await theirs.getByRole('textbox', { name: '名称' }).fill('隔膜')
  await theirs.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('row', { name: /隔膜/ })).toBeVisible()
  await post('projectManageFile/updFileName', { id: folder, fileName: '正极' })
  await expect(theirs.getByRole('row', { name: /正极/ })).toBeVisible()

  await context.close()
  await expect(own.getByRole('list', { name: '同时在此项目中' })).toHaveCount(0)
})
