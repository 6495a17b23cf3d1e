import type { Page } from '@playwright/test'

/** Makes a call as the user who is signed in in the page, which has to be open; returns its data. */
export async function call<Data>(page: Page, path: string, body: object): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post(path, { headers: { token: token!.replaceAll('"', '') }, data: body })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Data }
  if (code !== 200) throw new Error(`${path}: ${message}`)
  return data
}
