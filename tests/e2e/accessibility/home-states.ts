import type { Page } from '@playwright/test'
import type { PageStates } from './scan-states.ts'

/** The search box, in either language; the choice of the kind beside it is a combobox, too. */
const box = (page: Page) => page.getByRole('search').locator('[role=combobox]')

/** States of the home page and of what opens over it. */
export const HOME_STATES: PageStates = {
  home: async (page) => {
    await page.goto('/')
    await page.getByRole('region', { name: '数据概况' }).locator('[data-counted]').first().waitFor()
  },
  'home with its panel': async (page) => {
    await page.goto('/')
    await box(page).click()
    await page.getByRole('listbox').getByRole('option').first().waitFor()
  },
  suggestions: async (page) => {
    await page.goto('/')
    await box(page).fill('石')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  },
  'home with nothing typed': async (page) => {
    await page.goto('/')
    await box(page).press('Enter')
  },
  'syntax help': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: '检索语法' }).click()
    await page.getByRole('dialog').waitFor()
  },
  'home with the guide': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: '新手引导' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '下一步' }).click()
  },
  'no such page': async (page) => {
    await page.goto('/404')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  // Last: the language is remembered.
  'home in English': async (page) => {
    await page.goto('/en')
    await box(page).click()
    await page.getByRole('listbox').getByRole('option').first().waitFor()
  },
}
