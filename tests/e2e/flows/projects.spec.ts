import { expect } from '@playwright/test'
import { test } from '../accounts/own-page.ts'

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
