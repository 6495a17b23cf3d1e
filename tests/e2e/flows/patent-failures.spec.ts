import { expect, test } from '@playwright/test'
import { openFromList } from '../patents/patent-steps.ts'

test.describe('what fails', () => {
  test('a failed file reports the reason beside its button, which retries', async ({ page }) => {
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
