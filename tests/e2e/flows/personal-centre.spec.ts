import { expect, type Page } from '@playwright/test'
import { test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

// The pages of the user centre and the personal home, and what leads to them.

// Skipped against a server from elsewhere, whose database the flows cannot reach.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

test('a picture is cropped to a square, displayed in the header and removed again; other files are rejected', async ({ own }) => {
  await own.goto('/personalHome/personals')
  const file = own.getByLabel('上传头像', { exact: true }).and(own.locator('input'))
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(own.getByRole('alert')).toHaveText('上传文件格式必须为jpg/png/jpeg')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(own.getByRole('alert')).toHaveText('上传文件格式必须为jpg/png/jpeg')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(own.getByRole('alert')).toHaveText('上传文件大小不能超过5M!')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await aPicture(own) })
  await expect(own.getByText('修改成功')).toBeVisible()
  const shown = own.locator('header img[src^="/api/sms/oss/file"]')
  await expect(shown).toBeVisible()
  // It is in the page before it has come.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([256, 256])
  await own.getByRole('button', { name: '移除头像' }).click()
  await expect(shown).toHaveCount(0)
})

/** A png of 600 by 400. */
async function aPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    canvas.getContext('2d')!.fillRect(0, 0, 300, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1]!, 'base64')
}
