import type { Page } from '@playwright/test'
import type { PageStates } from '../accessibility/scan-states.ts'
import { call } from './call-signed-in.ts'
import { openSignedIn, signedInUser } from './open-signed-in.ts'
import { inDatabase } from './server-database.ts'

/** Creates a key of the signed-in user and returns its secret. */
async function aSecret(page: Page): Promise<string> {
  await signedInUser(page)
  const request = { name: '程序', scopes: ['patents'], addresses: ['10.0.0.0/8', '127.0.0.1'] }
  const { list, secret } = {
    list: await call<{ id: string }[]>(page, '/api/user/openApi/keys', {}),
    ...(await call<{ secret: string }>(page, '/api/user/openApi/createKey', request)),
  }
  for (const { id } of list) await call(page, '/api/user/openApi/revokeKey', { id })
  return secret
}

/** The only webhook of the signed-in user: nobody listens at its address. */
async function aWebhook(page: Page): Promise<string> {
  const userId = await signedInUser(page)
  await inDatabase('DELETE FROM webhooks WHERE user_id = $1', [userId])
  const request = { url: 'http://127.0.0.1:9/hook', description: 'Receiver' }
  return (await call<{ webhook: { id: string } }>(page, '/api/user/openApi/createWebhook', request)).webhook.id
}

/** States of the pages about the open API, as a signed-in user. */
export const OPEN_API_STATES: PageStates = {
  'no API keys': async (page) => {
    const userId = await signedInUser(page)
    await inDatabase('DELETE FROM api_keys WHERE user_id = $1', [userId])
    await openSignedIn(page, '/manageApiList')
    await page.getByRole('main').getByRole('status').waitFor()
  },
  'API keys': async (page) => {
    await aSecret(page)
    await openSignedIn(page, '/manageApiList')
    await page.getByRole('table').waitFor()
  },
  'a new API key': async (page) => {
    await openSignedIn(page, '/manageApiList')
    await page.getByRole('main').getByRole('button').first().click()
    await page.getByRole('dialog').locator('form').waitFor()
  },
  'no webhooks': async (page) => {
    const userId = await signedInUser(page)
    await inDatabase('DELETE FROM webhooks WHERE user_id = $1', [userId])
    await openSignedIn(page, '/manageApiWebhooks')
    await page.getByRole('main').getByRole('status').waitFor()
  },
  webhooks: async (page) => {
    await aWebhook(page)
    await openSignedIn(page, '/manageApiWebhooks')
    await page.getByRole('table').waitFor()
  },
  'a new webhook': async (page) => {
    await openSignedIn(page, '/manageApiWebhooks')
    await page.getByRole('main').getByRole('button').first().click()
    await page.getByRole('dialog').locator('form').waitFor()
  },
  'a webhook and its deliveries': async (page) => {
    const id = await aWebhook(page)
    await call(page, '/api/user/openApi/testWebhook', { id })
    await openSignedIn(page, `/manageApiWebhooks/${id}`)
    await page.getByRole('table').waitFor()
  },
  'the board of the API': async (page) => {
    const secret = await aSecret(page)
    await page.request.get('/api/v1/patents?q=a', { headers: { authorization: `Bearer ${secret}` } })
    await openSignedIn(page, '/manageApiBoard')
    await page.getByRole('table').first().waitFor()
  },
  'the packs of the API': async (page) => {
    await openSignedIn(page, '/manageApiEquity')
    await page.getByRole('main').getByRole('status').waitFor()
  },
  'the operations of the API': async (page) => {
    await openSignedIn(page, '/publicApiService')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  },
  'an operation of the API': async (page) => {
    await openSignedIn(page, '/publicApiServiceDetail/5')
    await page.getByRole('table').first().waitFor()
  },
  'a request to the API': async (page) => {
    const secret = await aSecret(page)
    await openSignedIn(page, '/publicApiTest')
    await page.locator('input[type=password]').fill(secret)
    await page.locator('main button[type=submit]').click()
    await page.locator('main pre').nth(2).waitFor()
  },
}
