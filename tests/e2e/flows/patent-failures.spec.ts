import { expect, test } from '@playwright/test'
import { patienceOf } from '../network/patience.ts'
import { DETAIL, LIST, header, openFromList } from '../patents/patent-steps.ts'

test.describe('what fails', () => {
  test('no connection: said, and tried again', async ({ page }) => {
    await page.goto(LIST)
    await page.locator('[data-row]').first().waitFor()
    await page.route(DETAIL, (route) => route.abort('connectionfailed'))
    await page.locator('[data-row="0"] a').click()
    await expect(page.getByRole('alert').filter({ hasText: '网络异常，请稍后重试' })).toBeVisible()
    await page.unroute(DETAIL)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
  })

  test('a part that fails says why in its place, with a way to try again; the text stays', async ({ page }) => {
    const SIMILAR = '**/queryResemblePatent'
    await openFromList(page, 1)
    const pane = page.getByRole('tabpanel')
    await page.route(SIMILAR, (route) =>
      route.fulfill({ json: { code: 500, message: '服务器错误，请稍后重试（编号 x-1）', data: { error: 'INTERNAL', requestId: 'x-1' } } }),
    )
    await page.getByRole('tab', { name: '相似专利' }).click()
    await expect(pane.getByRole('alert')).toContainText('相似专利没有取到')
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

  for (const [part, tab, call, title, arrives] of [
    ['files', /^附件/, '**/attach/list', '附件列表没有取到', 'button'],
    ['drawings', /^附图/, '**/ts/drawing?*', '附图没有取到', 'img'],
  ] as const) {
    test(`${part}: no connection, no answer in time and a fault are each said in their place, with a way to try again`, async ({
      page,
    }) => {
      const patience = await patienceOf(page)
      let answer: 'offline' | 'never' | 'fault' | 'right' = 'offline'
      await page.route(call, (route) => {
        if (answer === 'right') return route.continue()
        if (answer === 'offline') return route.abort('internetdisconnected')
        if (answer === 'never') return undefined
        const json = { code: 500, message: '服务器错误，请稍后重试（编号 x-3）', data: { error: 'INTERNAL', requestId: 'x-3' } }
        return route.fulfill({ status: 500, json })
      })
      await page.goto(`/zh/resultList/imgText?q=${encodeURIComponent('石墨烯 电池')}`)
      await page.locator('[data-row="1"] a').first().click()
      await header(page).getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('tab', { name: tab }).click()
      const pane = page.getByRole('tabpanel')
      const failure = pane.getByRole('alert')
      await expect(failure).toContainText(title)
      await expect(failure).toContainText('网络异常，请稍后重试')
      await patience.shorten()
      answer = 'never'
      await failure.getByRole('button', { name: '重试' }).click()
      // A lost connection is tried once more before it is told.
      await expect(failure).toContainText('30 秒内没有得到答复', { timeout: 15_000 })
      await patience.restore()
      answer = 'fault'
      await failure.getByRole('button', { name: '重试' }).click()
      await expect(failure).toContainText('请稍后重试（编号 x-3）')
      await expect(page.getByRole('heading', { level: 2, name: '说明书' })).toBeVisible()
      answer = 'right'
      await failure.getByRole('button', { name: '重试' }).click()
      await expect(pane.locator(arrives).first()).toBeVisible()
      await expect(failure).toHaveCount(0)
    })
  }

  test('a file that does not come says why beside its button, which tries again', async ({ page }) => {
    await openFromList(page, 1)
    await page.getByRole('tab', { name: /^附件/ }).click()
    const pane = page.getByRole('tabpanel')
    const file = pane.getByRole('listitem').first()
    const DOWNLOAD = '**/attach/download*'
    await page.route(DOWNLOAD, (route) => route.abort('internetdisconnected'))
    await file.getByRole('button').click()
    await expect(file.getByRole('alert')).toContainText('网络异常，请稍后重试')
    await page.unroute(DOWNLOAD)
    const saved = page.waitForEvent('download')
    await file.getByRole('button').click()
    await saved
    await expect(file.getByRole('alert')).toHaveCount(0)
  })
})
