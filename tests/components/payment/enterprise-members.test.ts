import { expect, test } from '../component-test.ts'
import { aSignedInAccount, browserOf, post } from '../../e2e/accounts/test-accounts.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

/** Gives an account an enterprise product of its own. */
async function ownEnterprise(userId: string): Promise<void> {
  await inDatabase(
    `WITH made AS (INSERT INTO enterprises (created_at) VALUES (now()) RETURNING id),
      product AS (INSERT INTO user_products (enterprise_id, product_name, seats, start_time, end_time)
        SELECT id, '企业版', 5, now() - interval '1 day', now() + interval '1 year' FROM made)
    INSERT INTO enterprise_members (user_id, enterprise_id, is_owner, joined_at) SELECT $1, id, true, now() FROM made`,
    [userId],
  )
}

test('an owner invites by mobile number; the invited person accepts and leaves', async ({ browser, baseURL, request }) => {
  const [owner, colleague] = [await aSignedInAccount(), await aSignedInAccount()]
  await ownEnterprise(owner.userId)
  const theirs = await browserOf(browser, baseURL, owner)
  const page = await theirs.newPage()
  await page.goto('/user/myRights?tab=enterprise')
  await expect(page.getByText('1 / 5 个席位在线，1 / 20 位成员')).toBeVisible()
  await page.getByRole('button', { name: '邀请成员' }).click()
  await expect(page.getByText('请输入手机号码')).toBeVisible()
  await page.getByLabel('手机号码').fill(colleague.telephone)
  await page.getByRole('button', { name: '邀请成员' }).click()
  const members = page.getByRole('list', { name: '企业成员' })
  await expect(members.getByRole('listitem')).toHaveCount(2)
  await expect(members).toContainText('待接受')

  const other = await browserOf(browser, baseURL, colleague)
  const invited = await other.newPage()
  await invited.goto('/user/myRights?tab=enterprise')
  await expect(invited.getByText(`${owner.nick}邀请您加入其企业`)).toBeVisible()
  await invited.getByRole('button', { name: '接受' }).click()
  await expect(invited.getByText(`您与${owner.nick}共享企业版权益`)).toBeVisible()

  await page.goto('/user/myRights?tab=enterprise')
  await expect(page.getByText('2 / 5 个席位在线，2 / 20 位成员')).toBeVisible()
  await expect(members.getByRole('button', { name: `移除成员 ${colleague.nick}` })).toBeVisible()

  await invited.getByRole('button', { name: '退出企业' }).click()
  await invited.getByRole('dialog').getByRole('button', { name: '退出企业' }).click()
  await expect(invited.getByText('您不属于任何企业')).toBeVisible()
  expect((await post(request, '/api/user/enterprise/leave', {}, { token: owner.token })).code).toBe(400)
  await Promise.all([theirs.close(), other.close()])
})
