import { expect } from '@playwright/test'
import { test } from '../accounts/own-page.ts'

test('workspace.03: a space is dragged into another one, by mouse and by keyboard', async ({ own, account, request }) => {
  for (const name of ['甲', '乙', '丙'])
    await request.post('/api/user/workSpace/add', { headers: { token: account.token }, data: { name } })
  await own.goto('/interspace')
  const row = (name: string) => own.getByRole('row', { name: new RegExp(`^${name}`) })
  await row('乙').dragTo(row('甲'))
  await expect(row('乙')).toHaveAttribute('aria-level', '2')
  await own.getByRole('button', { name: '移动：丙' }).focus()
  await own.keyboard.press('Enter')
  const target = own.getByRole('button', { name: '放置于 乙' })
  for (let step = 0; step < 3 && !(await target.evaluate((element) => element === document.activeElement)); step += 1)
    await own.keyboard.press('ArrowDown')
  await expect(target).toBeFocused()
  await own.keyboard.press('Enter')
  await expect(row('丙')).toHaveAttribute('aria-level', '3')
  await expect(row('甲')).toHaveAttribute('aria-level', '1')
})
