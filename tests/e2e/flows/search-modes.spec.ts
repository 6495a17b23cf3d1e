import { expect, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { test } from '../accounts/own-page.ts'
import { expectFormKept, openAndComeBack, openAndComeBackByKeyboard, searchByKeyboard, searchByMouse } from '../search/mode-steps.ts'
import { SEARCH_MODES, type ModeLanguage, type SearchMode, type Sought } from '../search/search-modes.ts'

const ABOUT: Readonly<Record<ModeLanguage, Pick<Sought, 'word' | 'question'>>> = {
  zh: { word: '电池', question: '石墨烯包覆的硅负极材料，循环寿命长' },
  en: { word: 'battery', question: 'an anode of silicon coated with graphene that lasts many cycles' },
}

/** What the corpus holds, as its own lists say. */
async function soughtIn(page: Page, language: ModeLanguage): Promise<Sought> {
  const numbersOf = async (queryStr: string) => {
    const answer = await page.request.post('/api/search/ts/search', { data: { filter: { queryStr }, size: 20 } })
    const { data } = (await answer.json()) as { data: { list: { publication_number: string | null }[] } }
    return data.list.flatMap(({ publication_number: number }) => number ?? [])
  }
  const [numbers, citing] = await Promise.all([numbersOf('country=CN'), numbersOf('ct-times>=1')])
  return { language, ...ABOUT[language], numbers, citing: citing.join('\n'), section: 'H' }
}

async function walkMode(page: Page, mode: SearchMode, language: ModeLanguage, byKeyboard: boolean): Promise<void> {
  const sought = await soughtIn(page, language)
  await page.goto(`/${language}${mode.entry}`)
  await (byKeyboard ? searchByKeyboard : searchByMouse)(page, mode, sought)
  await (byKeyboard ? openAndComeBackByKeyboard : openAndComeBack)(page)
  if (!byKeyboard) expect(await seriousViolations(page)).toEqual([])
  await expectFormKept(page, mode, sought)
}

const WALKS = {
  'from the entry to a patent and back, the list where it was, the form as it was left': ['zh', false],
  'in English and without a mouse': ['en', true],
} as const

for (const [name, mode] of Object.entries(SEARCH_MODES)) {
  for (const [what, [language, byKeyboard]] of Object.entries(WALKS)) {
    const title = `${name} search: ${what}`
    if (mode.own) test(title, ({ own }) => walkMode(own, mode, language, byKeyboard))
    else test(title, ({ page }) => walkMode(page, mode, language, byKeyboard))
  }
}
