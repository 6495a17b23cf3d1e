import sharp from 'sharp'
import { test } from '../accounts/own-page.ts'
import { expect, type Page } from '@playwright/test'

interface Progress {
  data: Record<'patent' | 'trademark', { building: boolean; pictures: number }>
}

/** Pictures are described in the background once the server is ready. */
async function described(page: Page, headers: Record<string, string>): Promise<void> {
  await expect
    .poll(
      async () => {
        const response = await page.request.get('/api/search/imageSearch/progress', { headers })
        const { data }: Progress = (await response.json()) as Progress
        return !data.patent.building && !data.trademark.building && data.patent.pictures > 0 && data.trademark.pictures > 0
      },
      { timeout: 100_000 },
    )
    .toBe(true)
}

interface Row {
  number: string
  drawings?: { ids: string[] }
  publication_number: string
}

/** The first picture of a record, as PNG. */
async function pictureOf(
  page: Page,
  headers: Record<string, string>,
  queryStr: string,
  [list, address]: readonly [string, string],
): Promise<{ number: string; png: Buffer }> {
  const body = { filter: { queryStr, mode: 'command' }, drawings: 1, size: 50 }
  const { data } = (await (await page.request.post(list, { data: body, headers })).json()) as { data: { list: Row[] } }
  const row = data.list.find(({ drawings }) => drawings !== undefined && drawings.ids.length > 0)!
  const number = row.number ?? row.publication_number
  const response = await page.request.get(`${address}?${new URLSearchParams({ number, id: row.drawings!.ids[0]! })}`, { headers })
  return { number, png: await response.body() }
}

test('search-modes.05 image-search.02 search-modes.14 a drawing turned by 90° and a crop of it are found by upload, and searched again from the history', async ({
  own,
  account,
}) => {
  const headers = { token: account.token }
  await described(own, headers)
  const { number, png } = await pictureOf(own, headers, '图', ['/api/search/ts/search', '/api/search/ts/drawing'])
  await own.goto('/pictureSearch')
  await own
    .getByLabel('选择图片')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await sharp(png).rotate(90).png().toBuffer() })
  await expect(own.getByRole('img', { name: '检索图片 1' })).toBeVisible()
  await own.getByLabel('包含旋转和镜像').check()
  const stored = own.waitForResponse(/add_history$/)
  await own.getByRole('button', { name: '检索', exact: true }).last().click()
  await expect(own).toHaveURL(/\/pictureResultList\?/)
  await expect(own.getByRole('list').filter({ hasText: '旋转' }).getByRole('listitem').first()).toContainText(/相同|相似/)
  await expect(own.getByRole('main')).toContainText(number)
  await stored

  await own.goto('/pictureSearch')
  await own
    .getByRole('link', { name: /再次检索/ })
    .first()
    .click()
  await expect(own).toHaveURL(/\/pictureResultList\?/)
  await own.getByRole('button', { name: '选取区域' }).click()
  await own.getByLabel('右边').fill('70')
  await own.getByRole('button', { name: '比对此区域' }).click()
  await expect(own).toHaveURL(/crop=0,0,0\.7,1/)
})

test('a photograph of a mark is found in the second tab of trademarks', async ({ own, account }) => {
  const headers = { token: account.token }
  await described(own, headers)
  const { number, png } = await pictureOf(own, headers, 'feature=figurative', [
    '/api/search/trademark/list',
    '/api/search/trademark/picture',
  ])
  await own.goto('/trademark?tab=second')
  const photo = await sharp(png)
    .flatten({ background: '#fff' })
    .resize(300)
    .rotate(3, { background: '#fff' })
    .blur(1)
    .jpeg({ quality: 60 })
    .toBuffer()
  await own.getByLabel('选择图片').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(own.getByRole('img', { name: '检索图片 1' })).toBeVisible()
  await own.getByRole('button', { name: '检索', exact: true }).last().click()
  await expect(own).toHaveURL(/\/pictureResultList\?kind=trademark/)
  await expect(own.getByRole('main')).toContainText(number)
})
