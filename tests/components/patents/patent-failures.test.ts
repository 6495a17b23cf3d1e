import { expect, test } from '../component-test.ts'
import { DETAIL, LIST, openFromList } from '../../e2e/patents/patent-steps.ts'

test.describe('what fails', () => {
  test('no connection: reported, with retry', async ({ page }) => {
    await page.goto(LIST)
    await page.locator('[data-row]').first().waitFor()
    await page.route(DETAIL, (route) => route.abort('connectionfailed'))
    await page.locator('[data-row="0"] a:not([data-group])').click()
    await expect(page.getByRole('alert').filter({ hasText: '网络异常，请稍后重试' })).toBeVisible()
    await page.unroute(DETAIL)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
  })

  test('detail G84: the limit of patents a day is named as such; a login is offered where it helps, a retry never', async ({ page }) => {
    await page.goto(LIST)
    await page.locator('[data-row]').first().waitFor()
    for (const [error, message] of [
      ['FREE_VIEW_LIMIT', '免费用户每天最多查看 50 件专利，开通会员可查看更多'],
      ['VIEWS_NEED_LOGIN', '未登录时每天最多查看 10 件专利，登录后可查看更多'],
    ] as const) {
      await page.route(DETAIL, (route) => route.fulfill({ json: { code: 403, message, data: { error, requestId: 'x' } } }))
      await page.goto('/zh/searchDetail?id=CN119999999A')
      const alert = page.getByRole('alert')
      await expect(alert.getByRole('heading')).toHaveText('今天可查看的专利已达上限')
      await expect(alert).toContainText(message)
      await expect(alert.getByRole('button', { name: '登录' })).toHaveCount(error === 'VIEWS_NEED_LOGIN' ? 1 : 0)
      await expect(alert.getByRole('link', { name: '查看各类用户的权限和限额' })).toHaveCount(error === 'VIEWS_NEED_LOGIN' ? 0 : 1)
      await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
      await page.unroute(DETAIL)
    }
  })

  test('a failed part reports the reason in its place, with retry; the text stays', async ({ page }) => {
    const SIMILAR = '**/queryResemblePatent'
    await openFromList(page, 1)
    const pane = page.getByRole('tabpanel')
    await page.route(SIMILAR, (route) =>
      route.fulfill({ json: { code: 500, message: '服务器错误，请稍后重试（编号 x-1）', data: { error: 'INTERNAL', requestId: 'x-1' } } }),
    )
    await page.getByRole('tab', { name: '相似专利' }).click()
    await expect(pane.getByRole('alert')).toContainText('相似专利加载失败')
    await expect(pane.getByRole('alert')).toContainText('x-1')
    await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeVisible()
    await page.unroute(SIMILAR)
    await page.route(SIMILAR, (route) =>
      route.fulfill({ json: { code: 401, message: '请先登录', data: { error: 'UNAUTHENTICATED', requestId: 'x-2' } } }),
    )
    await pane.getByRole('button', { name: '重试' }).click()
    await expect(pane).toContainText('登录后可查看')
    await pane.getByRole('button', { name: '登录' }).click()
    await expect(page.getByRole('dialog')).toContainText('登录')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(SIMILAR)
    await page.reload()
    await expect(pane.getByRole('link').first()).toBeVisible()
  })
})
