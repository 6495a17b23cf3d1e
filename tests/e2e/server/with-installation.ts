import type { Page } from '@playwright/test'
import { INSTALLATION_META, type Installation } from '@gezhi/contract'

/** Pages opened from now on receive these facts about the installation instead of the server's. */
export async function withInstallation(page: Page, facts: Partial<Installation>): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const meta = new RegExp(`<meta name="${INSTALLATION_META}" content="([^"]*)">`)
      const html = (await response.text()).replace(meta, (_all, content: string) => {
        const installation = JSON.parse(content.replaceAll(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code)))) as Installation
        return `<meta name="${INSTALLATION_META}" content="${JSON.stringify({ ...installation, ...facts }).replaceAll('"', '&#34;')}">`
      })
      return route.fulfill({ response, body: html })
    },
  )
}
