import { INSTALLATION_META, type Installation } from '@gezhi/contract/client'
import { expect, type Page } from '@playwright/test'

// The limited offer on home. The test server has none, so the settings in its page are replaced.

/** When the offer ends, Beijing time. */
export const END = '2026-06-02 23:59:59'
/** The offer of the tests. */
export const OFFER: Installation['activity'] = {
  productId: 0,
  name: { zh: '端午节限时活动', en: 'Dragon Boat Festival offer' },
  price: 9.9,
  endTime: END,
}
/** The offer over the home page. */
export const popup = (page: Page) => page.getByRole('region', { name: '端午节限时活动' })

/** Pages receive an offer that ends in this many ms. */
export async function offer(page: Page, left: number, activity: Installation['activity'] = OFFER): Promise<void> {
  const meta = new RegExp(`(<meta name="${INSTALLATION_META}" content=")([^"]*)`)
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toMatch(meta)
      const read = (text: string) => text.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
      const withOffer = (text: string) =>
        JSON.stringify({ ...(JSON.parse(read(text)) as Installation), activity }).replaceAll('"', '&quot;')
      await route.fulfill({ response, body: html.replace(meta, (_all, start: string, text: string) => start + withOffer(text)) })
    },
  )
  await page.clock.install({ time: Date.parse('2026-06-02T23:59:59+08:00') - left })
}

/** Has the offer sold: its product is added to what the server sells, and a weekly pass is ordered in its place. */
export async function sellOffer(page: Page): Promise<void> {
  await page.route('**/api/pay/product/show', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { productName: string }[] }
    const promotion = { ...answer.data[0]!, productId: 0, productName: OFFER!.name.zh, productSalePrice: OFFER!.price, productCategory: 10 }
    await route.fulfill({ response, json: { ...answer, data: [promotion, ...answer.data] } })
  })
  await page.route('**/api/pay/buy/createOrder', async (route) => {
    const { token = '' } = route.request().headers()
    const ordered = await page.request.post('/api/pay/buy/createOrder', { data: { productId: 2 }, headers: { token } })
    await route.fulfill({ json: await ordered.json() })
  })
}
