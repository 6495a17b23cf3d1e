import { expect, test } from '../component-test.ts'
import { requestTimeoutsOf } from '../../e2e/network/request-timeouts.ts'
import { header } from '../../e2e/patents/patent-steps.ts'

for (const [part, tab, call, title, arrives] of [
  ['files', /^附件/, '**/attach/list', '附件列表加载失败', 'button'],
  ['drawings', /^附图(?!标记)/, '**/ts/drawing?*', '附图加载失败', 'img'],
] as const) {
  test(`${part}: no connection, a timeout and an error are each reported in their place, with retry`, async ({ page }) => {
    const timeouts = await requestTimeoutsOf(page)
    let answer: 'offline' | 'never' | 'fault' | 'right' = 'offline'
    await page.route(call, (route) => {
      if (answer === 'right') return route.continue()
      if (answer === 'offline') return route.abort('internetdisconnected')
      if (answer === 'never') return undefined
      const json = { code: 500, message: '服务器错误，请稍后重试（编号 x-3）', data: { error: 'INTERNAL', requestId: 'x-3' } }
      return route.fulfill({ status: 500, json })
    })
    await page.goto(`/zh/resultList/imgText?q=${encodeURIComponent('石墨烯 电池')}`)
    await page.locator('[data-row="1"] a:not([data-group])').first().click()
    await header(page).getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('tab', { name: tab }).click()
    const pane = page.getByRole('tabpanel')
    const failure = pane.getByRole('alert')
    await expect(failure).toContainText(title)
    await expect(failure).toContainText('网络异常，请稍后重试')
    await timeouts.shorten()
    answer = 'never'
    await failure.getByRole('button', { name: '重试' }).click()
    // A lost connection is retried once before it is reported.
    await expect(failure).toContainText('30 秒内未收到响应')
    await timeouts.restore()
    answer = 'fault'
    await failure.getByRole('button', { name: '重试' }).click()
    await expect(failure).toContainText('请稍后重试（编号 x-3）')
    await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeVisible()
    answer = 'right'
    await failure.getByRole('button', { name: '重试' }).click()
    // Pictures are visible once they are loaded, which they are not here.
    await expect(pane.locator(arrives).first()).toBeAttached()
    await expect(failure).toHaveCount(0)
  })
}
