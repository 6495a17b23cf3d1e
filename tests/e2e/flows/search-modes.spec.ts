import type { Page } from '@playwright/test'
import { test } from '../accounts/own-page.ts'
import { expectFormRestored, openAndComeBack, openAndComeBackByKeyboard, searchByKeyboard, searchByMouse } from '../search/mode-steps.ts'
import { SEARCH_MODES, type ModeLanguage, type SearchMode, type Sought } from '../search/search-modes.ts'

const ABOUT: Readonly<Record<ModeLanguage, Pick<Sought, 'word' | 'question'>>> = {
  zh: { word: '电池', question: '石墨烯包覆的硅负极材料，循环寿命长' },
  en: { word: 'battery', question: 'an anode of silicon coated with graphene that lasts many cycles' },
}

/** Search terms found in the corpus, read from its lists. */
async function soughtIn(page: Page, language: ModeLanguage): Promise<Sought> {
  const numbersOf = async (queryStr: string) => {
    const answer = await page.request.post('/api/search/ts/search', { data: { filter: { queryStr }, size: 20 } })
    const { data } = (await answer.json()) as { data: { list: { publication_number: string | null }[] } }
    return data.list.flatMap(({ publication_number: number }) => number ?? [])
  }
  const [numbers, citing] = await Promise.all([numbersOf('country=CN'), numbersOf('ct-times>=1')])
  return { language, ...ABOUT[language], numbers, citing: citing.join('\n'), section: 'H' }
}

async function walkMode(page: Page, mode: SearchMode, sought: Sought, byKeyboard: boolean): Promise<void> {
  await page.goto(`/${sought.language}${mode.entry}`)
  await (byKeyboard ? searchByKeyboard : searchByMouse)(page, mode, sought)
  await (byKeyboard ? openAndComeBackByKeyboard : openAndComeBack)(page)
  await expectFormRestored(page, mode, sought)
}

const WALKS = {
  'from the entry to a patent and back, the list where it was, the form as it was left': { language: 'zh', byKeyboard: false, tag: [] },
  'in English and without a mouse': { language: 'en', byKeyboard: true, tag: ['@full'] },
} as const

for (const [what, { language, byKeyboard, tag }] of Object.entries(WALKS)) {
  // Sequentially in one page, like a visitor, so that page code is already loaded.
  const walkModes = async (page: Page, isOwn: boolean) => {
    test.setTimeout(600_000)
    const sought = await soughtIn(page, language)
    const modes = Object.entries(SEARCH_MODES).filter(([, { own = false }]) => own === isOwn)
    for (const [name, mode] of modes) await test.step(name, () => walkMode(page, mode, sought, byKeyboard))
  }
  test(`search modes for everybody: ${what}`, { tag: [...tag] }, ({ page }) => walkModes(page, false))
  test(`search modes of who is signed in: ${what}`, { tag: [...tag] }, ({ own }) => walkModes(own, true))
}
