import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../accounts/own-page.ts'

interface Found {
  data: { list?: { number: string; picture: { url: string } }[] }
}

/** A picture that is already described: they are described in the background once the server is ready. */
async function describedPicture(page: Page, token: string, path: string): Promise<{ number: string; png: Buffer }> {
  const headers = { token }
  const circle = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="30"/></svg>')
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await sharp(circle).png().toBuffer() }
  const uploaded = await page.request.post('/api/search/imageSearch/uploadImage', { headers, multipart: { file } })
  const { url } = ((await uploaded.json()) as { data: { url: string } }).data
  let found: Found['data'] = {}
  await expect
    .poll(
      async () => {
        const answer = await page.request.post(path, { headers, data: { url, minSimilarity: -1, size: 1 } })
        found = ((await answer.json()) as Found).data
        return found.list?.length ?? 0
      },
      { timeout: 240_000 },
    )
    .toBe(1)
  const { number, picture } = found.list![0]!
  return { number, png: await (await page.request.get(picture.url, { headers })).body() }
}

test('search-modes.05 search-modes.14 image-search.02 a drawing turned by 90° is found by upload, then searched again from the history and cropped', async ({
  own,
  account,
}) => {
  const { number, png } = await describedPicture(own, account.token, '/api/search/imageSearch/search')
  const buffer = await sharp(png).rotate(90).png().toBuffer()
  await own.goto('/pictureSearch')
  await own.getByLabel('选择图片').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(own.getByRole('img', { name: '检索图片 1' })).toBeVisible()
  await own.getByLabel('包含旋转和镜像').check()
  const stored = own.waitForResponse(/add_history$/)
  await own.getByRole('button', { name: '检索', exact: true }).last().click()
  await expect(own).toHaveURL(/\/pictureResultList\?/)
  await expect(own.getByRole('main')).toContainText(number)
  await expect(own.getByRole('main')).toContainText(/旋转 (?:90|270)°/)
  await own.getByRole('button', { name: '匹配位置' }).first().click()
  await expect(own.getByRole('dialog').locator('rect')).toHaveCount(128)
  await own.keyboard.press('Escape')
  await stored

  await own.goto('/pictureSearch')
  await own
    .getByRole('link', { name: /再次检索/ })
    .first()
    .click()
  await expect(own).toHaveURL(/\/pictureResultList\?/)
  await own.getByRole('button', { name: '选取区域' }).click()
  // Shares are measured in the box that the pointer draws on.
  const cropped = own.getByRole('img', { name: '检索图片，可拖动选取区域' })
  const sizes = () =>
    cropped.evaluate(({ offsetWidth, offsetHeight, parentElement: box }: HTMLElement) => [
      offsetWidth > 0,
      offsetWidth - box!.offsetWidth,
      offsetHeight - box!.offsetHeight,
    ])
  await expect.poll(sizes).toEqual([true, 0, 0])
  await own.getByLabel('右边').fill('70')
  await own.getByRole('button', { name: '比对此区域' }).click()
  await expect(own).toHaveURL(/crop=0,0,0\.7,1/)
})

test('trademark.02 a photograph of a mark is found from the second tab of trademarks', async ({ own, account }) => {
  const { number, png } = await describedPicture(own, account.token, '/api/search/imageSearch/fm/search')
  const buffer = await sharp(png).resize(300).rotate(3, { background: '#fff' }).blur(1).jpeg({ quality: 60 }).toBuffer()
  await own.goto('/trademark?tab=second')
  await own.getByLabel('选择图片').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(own.getByRole('img', { name: '检索图片 1' })).toBeVisible()
  await own.getByRole('button', { name: '检索', exact: true }).last().click()
  await expect(own).toHaveURL(/\/pictureResultList\?kind=trademark/)
  await expect(own.getByRole('main')).toContainText(number)
})
