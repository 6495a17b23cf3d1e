import { expect, test, type Page } from '@playwright/test'
import { LOGIN_STATES } from '../accounts/login-states.ts'
import { PERSONAL_STATES } from '../accounts/personal-states.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'
import { FRAME_STATES } from '../accessibility/frame-states.ts'
import { seriousViolations, seriousViolationsInTheDark } from '../accessibility/serious-violations.ts'

const RESULTS = `/resultList/tableList?q=${encodeURIComponent('石墨烯 电池')}`

async function openView(page: Page, view: string): Promise<void> {
  await page.goto(RESULTS.replace('tableList', view))
  await page.locator('[data-row] img').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** The first patent of the list with one of the parts beside its text, which on a phone stand instead of it. */
async function openPart(page: Page, title: RegExp, shown: string): Promise<void> {
  await page.goto(RESULTS)
  await page.locator('[data-row] a').first().click()
  await page.getByRole('tab', { name: title }).click()
  await page.getByRole('tabpanel').locator(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** States of the pages that are scanned. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: async (page) => {
    await page.goto('/')
    await page.getByRole('region', { name: '数据概况' }).locator('[data-counted]').first().waitFor()
  },
  'home with the guide': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: '新手引导' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '下一步' }).click()
  },
  'home with its panel': async (page) => {
    await page.goto('/')
    await page.getByRole('combobox').click()
    await page.getByRole('option').first().waitFor()
  },
  'home with nothing typed': async (page) => {
    await page.goto('/')
    await page.getByRole('combobox').press('Enter')
  },
  'syntax help': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: '检索语法' }).click()
    await page.getByRole('dialog').waitFor()
  },
  results: async (page) => {
    await page.goto(RESULTS)
    await page.locator('[data-row]').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
  'results narrowed': async (page) => {
    await page.goto(`${RESULTS}&f=country:CN&n=section:A`)
    await page.locator('[data-row]').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
  'results as first drawings': (page) => openView(page, 'imgList'),
  'results as drawings and text': (page) => openView(page, 'imgText'),
  'results as all drawings': (page) => openView(page, 'imagesProp'),
  'the large editor': async (page) => {
    await page.goto(RESULTS)
    await page.getByRole('button', { name: '展开编辑器' }).click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await page.getByRole('dialog').getByRole('status').getByText('件').waitFor()
  },
  login: async (page) => {
    await page.goto('/login?id=999')
    await page.locator('[data-verify-id]').waitFor()
    await page.getByRole('button', { name: '登录', exact: true }).click()
  },
  'login by SMS': async (page) => {
    await page.goto('/login')
    await page.getByRole('tab', { name: '短信登录/注册' }).click()
  },
  ...Object.fromEntries(
    Object.entries(LOGIN_STATES).map(([name, reach]) => [
      `login: ${name}`,
      async (page: Page) => {
        await page.goto('/login')
        await reach(page)
      },
    ]),
  ),
  ...(HAS_DATABASE &&
    Object.fromEntries(
      Object.entries(PERSONAL_STATES).map(([name, reach]) => [
        `personal centre: ${name}`,
        async (page: Page) => {
          await page.goto('/404')
          await reach(page)
        },
      ]),
    )),
  register: async (page) => {
    await page.goto('/Register')
    await page.getByRole('button', { name: '获取验证码' }).click()
  },
  'forgotten password': async (page) => {
    await page.goto('/forgoPass')
    await page.getByLabel('手机号码').waitFor()
  },
  palette: async (page) => {
    await page.goto('/')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
  },
  suggestions: async (page) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('石')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  },
  'a query that cannot be read': async (page) => {
    await page.goto(`/resultList/tableList?q=${encodeURIComponent('TI=(石墨烯')}`)
    await page.getByRole('list', { name: '检索式提示' }).waitFor()
  },
  'no match': async (page) => {
    await page.goto('/resultList/tableList?q=qqqqzzzz')
    await page.getByText('没有符合条件的专利').waitFor()
  },
  patent: async (page) => {
    await page.goto(RESULTS)
    await page.locator('[data-row] a').first().click()
    await expect(page).toHaveTitle('专利详情 - 格致')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  },
  'a patent among its list, with its legal events': async (page) => {
    await page.goto(RESULTS)
    await page.locator('[data-row] a').first().click()
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await page.keyboard.press('[')
    await page.locator('[role=tabpanel] time').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
  'a patent with its drawings': (page) => openPart(page, /^附图/, 'img'),
  'a patent with its family': (page) => openPart(page, /^同族/, 'p, h3'),
  'a patent with its citations': (page) => openPart(page, /^引证/, 'h3'),
  'a patent with its files': (page) => openPart(page, /^附件/, 'button'),
  'a patent with its claims as a tree': async (page) => {
    await page.goto(RESULTS)
    await page.locator('[data-row] a').first().click()
    await expect(page).toHaveURL(/searchDetail/)
    await page.goto(`${page.url()}&claims=tree&tab=claims`)
    await page.locator('[data-claim]').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
  'a patent in English': async (page) => {
    await page.goto(`/en${RESULTS}`)
    await page.locator('[data-row] a').first().click()
    await page.getByRole('tab', { name: /^Legal/ }).click()
    await page.getByRole('tabpanel').getByText('Current status').waitFor()
    await page.waitForLoadState('networkidle')
  },
  'home in English': async (page) => {
    await page.goto('/en')
    await page.getByRole('combobox').click()
    await page.getByRole('option').first().waitFor()
  },
  'results in English': async (page) => {
    await page.goto(`/en${RESULTS}&f=country:CN`)
    await page.locator('[data-row]').first().waitFor()
    await page.waitForLoadState('networkidle')
  },
  'a patent that does not open': async (page) => {
    await page.goto('/searchDetail?id=CN000000000Z')
    await page.getByRole('alert').waitFor()
  },
  'a patent with similar ones': async (page) => {
    await page.goto(RESULTS)
    await page.locator('[data-row] a').first().click()
    await page.getByRole('tab', { name: '相似专利' }).click()
    await page.getByRole('tabpanel').getByRole('link').nth(3).waitFor()
  },
  ...FRAME_STATES,
  'no such page': async (page) => {
    await page.goto('/404')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

/** What a sticky bar half covers would count as a target that is too small, wherever the page happens to be scrolled to. */
async function showWholePage(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}

/** Drawn for the width at which they were opened. */
const OPENED_ON_THE_PHONE: ReadonlySet<string> = new Set(['results as first drawings'])

const PHONE = { width: 390, height: 844 }

/** How much wider a page is than its window, CSS pixels. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

// Each state is reached once and looked at wide, then as on a phone, then in the dark: to reach it takes as long as to scan it.
for (const [name, open] of Object.entries(STATES)) {
  test(`${name} has no serious fault, wide or on a phone, light or dark, and is no wider than the window`, async ({ page }) => {
    await open(page)
    await showWholePage(page)
    expect(await seriousViolations(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize(PHONE)
    if (OPENED_ON_THE_PHONE.has(name)) await open(page)
    await page.waitForLoadState('networkidle')
    await showWholePage(page)
    expect(await seriousViolations(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    expect(await seriousViolationsInTheDark(page)).toEqual([])
  })
}
