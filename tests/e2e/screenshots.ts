import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { PERSONAL_STATES } from './accounts/personal-states.ts'
import { LOGIN_STATES } from './accounts/login-states.ts'
import { findBrowser } from './browser/find-browser.ts'
import { DATA_VARIABLE } from './global-setup.ts'
import { startTestServer } from './server/start-test-server.ts'

// node tests/e2e/screenshots.ts FOLDER [NAME…]: screenshots of every screen in both languages, themes and widths, for review. E2E_URL
// names a running server; without it one is started with a demonstration corpus.

/** A screen: its URL, and actions before the screenshot. */
interface Screen {
  readonly path: Readonly<Record<Language, string>>
  readonly prepare?: (page: Page) => Promise<unknown>
}

type Language = 'zh' | 'en'

const QUERY: Readonly<Record<Language, string>> = { zh: '石墨烯 电池', en: 'graphene battery' }
const both = (path: string): Record<Language, string> => ({ zh: path, en: path })
const results = (more = ''): Record<Language, string> => ({
  zh: `/resultList/tableList?q=${encodeURIComponent(QUERY.zh)}${more}`,
  en: `/resultList/tableList?q=${encodeURIComponent(QUERY.en)}${more}`,
})

const SCREENS: Readonly<Record<string, Screen>> = {
  home: { path: both('/') },
  'home-panel': {
    path: both('/'),
    prepare: async (page) => {
      await page.getByRole('search').locator('[role=combobox]').click()
      await page.getByRole('listbox').getByRole('option').nth(5).waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  'home-empty': { path: both('/'), prepare: (page) => page.getByRole('search').locator('[role=combobox]').press('Enter') },
  'home-syntax': {
    path: both('/'),
    prepare: async (page) => {
      await page.getByRole('button', { name: /检索语法|Query syntax/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  results: { path: results() },
  'results-narrowed': { path: results('&f=country:CN') },
  'results-none': { path: both('/resultList/tableList?q=qqqqzzzz') },
  'results-wrong': { path: both(`/resultList/tableList?q=${encodeURIComponent('TI=(石墨烯 AND 电池')}`) },
  citation: {
    path: both('/citationSearch?w=citation&wa=' + encodeURIComponent('{"numberList":["US8236119","US1"],"depth":2}')),
    prepare: async (page) => {
      await page.locator('form button').nth(1).click()
      await page.locator('form section').waitFor()
    },
  },
  semantic: {
    path: both('/semantic'),
    prepare: async (page) => {
      await page
        .locator('form textarea')
        .fill('Silicon particles coated with graphene as negative electrode material of a lithium ion battery')
      await page.locator('form button').nth(1).click()
      await page.locator('form section').waitFor()
    },
  },
  'semantic-results': {
    path: both('/semantic'),
    prepare: async (page) => {
      await page.locator('form textarea').fill('石墨烯包覆的硅负极材料，循环寿命长')
      await page.locator('form button[type=submit]').click()
      await page.locator('[data-row="0"]').waitFor()
    },
  },
  extend: {
    path: { zh: `/extendSearch?q=${encodeURIComponent('石墨烯')}`, en: '/extendSearch?q=graphene' },
    prepare: async (page) => {
      await page.locator('form button').nth(1).click()
      await page.locator('form section').waitFor()
    },
  },
  'extend-list': { path: both(`/resultList/tableList?q=graphene&w=extend`) },
  classes: {
    path: both('/classificate'),
    prepare: async (page) => {
      for (const code of ['H', 'H01', 'H01M']) await page.getByRole('button', { name: new RegExp(` ${code}$`) }).click()
      await page.getByRole('checkbox', { name: 'H01M4/00' }).check()
    },
  },
  'classes-found': { path: both('/classificate'), prepare: (page) => page.getByRole('searchbox').fill('electric') },
  'classes-industries': {
    path: both('/classificate'),
    prepare: async (page) => {
      await page.getByRole('tab').nth(3).click()
      await page.getByRole('button', { name: / C$/ }).click()
    },
  },
  command: { path: both(`/commandSearch?q=${encodeURIComponent('TI=(石墨烯 OR graphene) AND country=CN')}`) },
  'command-translated': {
    path: both(`/commandSearch?q=${encodeURIComponent('TTL:(graphene) AND APD:[20200101 TO 20201231] AND ANCS:(acme)')}`),
    prepare: async (page) => {
      await page.getByRole('button', { name: /PatSnap/ }).click()
      await page.getByRole('combobox').last().selectOption('uspto')
    },
  },
  advanced: { path: both('/superSearch/all') },
  'advanced-filled': {
    path: both(
      `/superSearch/cn?q=${encodeURIComponent('TIAB=(石墨烯 OR graphene) AND (ipc=H01M OR AP=大学) AND ad=[20100101 TO 20231231] AND NOT type=design')}`,
    ),
  },
  law: {
    path: both(
      `/lawSearch?w=law&wa=${encodeURIComponent(JSON.stringify({ lawTypeList: ['active'], eventList: ['GR01'], eventDateFrom: '20200102' }))}`,
    ),
  },
  patent: {
    path: results(),
    prepare: async (page) => {
      await page.locator('[data-row] a:not([data-group])').first().click()
      await page.locator('[data-key=publication]').first().waitFor()
    },
  },
  'patent-legal': {
    path: results(),
    prepare: async (page) => {
      await page.locator('[data-row] a:not([data-group])').nth(2).click()
      await page.getByRole('tab', { name: /^(法律状态|Legal)/ }).click()
      await page.keyboard.press('[')
    },
  },
  'patent-family': {
    path: results(),
    prepare: async (page) => {
      await page.locator('[data-row] a:not([data-group])').nth(2).click()
      await page.getByRole('tab', { name: /^(同族|Family)/ }).click()
    },
  },
  login: { path: both('/login'), prepare: (page) => page.locator('[data-verify-id]').waitFor() },
  'login-wrong': {
    path: both('/login?id=999'),
    prepare: async (page) => {
      await page.locator('[data-verify-id]').waitFor()
      await page.locator('button[type=submit]').click()
    },
  },
  'login-sms': { path: both('/login'), prepare: (page) => page.getByRole('tab').nth(1).click() },
  ...Object.fromEntries(
    Object.entries(LOGIN_STATES).map(([name, prepare]): [string, Screen] => [`login-${name}`, { path: both('/login'), prepare }]),
  ),
  ...Object.fromEntries(
    Object.entries(PERSONAL_STATES).map(([name, prepare]): [string, Screen] => [`personal-${name}`, { path: both('/404'), prepare }]),
  ),
  register: { path: both('/Register') },
  'register-done': { path: both('/registerSuccess') },
  'forgot-password': { path: both('/forgoPass') },
  'not-found': { path: both('/no/such/page') },
}

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
const LANGUAGES = ['zh', 'en'] as const
const THEMES = ['light', 'dark'] as const

const [folder, ...names] = process.argv.slice(2)
if (!folder) throw new Error('Say where the pictures go: node tests/e2e/screenshots.ts FOLDER [NAME…]')
await mkdir(folder, { recursive: true })
const { executablePath, args, env } = await findBrowser()
const server = process.env['E2E_URL'] ? null : await startTestServer()
// Screens of logged-in users use accounts inserted into its database.
if (server) process.env[DATA_VARIABLE] = server.data
const url = server?.url ?? process.env['E2E_URL'] ?? ''
const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } })
try {
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (names.length === 0 || names.includes(name)) await pictures(browser, name, screen)
  }
} finally {
  await browser.close()
  await server?.stop()
}

async function pictures(browser: Browser, name: string, screen: Screen): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        page.on('pageerror', (error) => console.error(`${name} ${size} ${theme} ${language}: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error') console.error(`${name} ${size} ${theme} ${language}: ${message.text()}`)
        })
        await page.goto(`${url}/${language}${screen.path[language]}`, { waitUntil: 'networkidle' })
        await screen.prepare?.(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: join(folder!, `${name}-${size}-${theme}-${language}.png`) })
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (wider > 0) console.error(`${name} ${size} ${theme} ${language}: ${wider} px wider than the window`)
        await context.close()
      }
    }
  }
}
