import type { Locator, Page } from '@playwright/test'

export type ModeLanguage = 'zh' | 'en'

/** What to search for: the same in all modes, as far as each supports it. */
export interface Sought {
  readonly language: ModeLanguage
  /** A word in titles. */
  readonly word: string
  /** A question for semantic search. */
  readonly question: string
  /** Numbers of some patents. */
  readonly numbers: readonly string[]
  /** Numbers of patents, at least one of which cites a stored record; one per line. */
  readonly citing: string
  /** A section of the IPC. */
  readonly section: string
}

/** A user's action on a control. */
export interface Step {
  readonly on: Locator
  readonly action: 'type' | 'check' | 'press'
  readonly text?: string
}

/** A search mode, from its form to its list. */
export interface SearchMode {
  readonly entry: string
  /** Only when logged in. */
  readonly own?: boolean
  readonly steps: (page: Page, sought: Sought) => readonly Step[]
  /** How the entry page shows that its form was restored; null if the entry is the search box of the home page. */
  readonly restored: ((page: Page, sought: Sought) => { readonly on: Locator; readonly text: string | RegExp | true }) | null
}

const WORDS = {
  zh: { search: '检索', match: '开始匹配', paste: '或直接粘贴，每行一个', row: '第 1 行', active: '有效', batch: /找到 \d+ 行/ },
  en: {
    search: 'Search',
    match: 'Find matches',
    paste: 'or paste them, one per line',
    row: 'Line 1',
    active: 'In force',
    batch: /\d+ rows found/,
  },
} as const

const submit = (page: Page, { language }: Sought): Step => ({
  on: page.getByRole('main').getByRole('button', { name: WORDS[language].search, exact: true }),
  action: 'press',
})

/** All search modes (B.search-modes.01 to .10). */
export const SEARCH_MODES: Readonly<Record<string, SearchMode>> = {
  simple: {
    entry: '/',
    steps: (page, sought) => [
      { on: page.getByRole('search').locator('[role=combobox]'), action: 'type', text: sought.word },
      submit(page, sought),
    ],
    restored: null,
  },
  advanced: {
    entry: '/superSearch/all',
    steps: (page, sought) => [{ on: firstRow(page, sought), action: 'type', text: sought.word }, submit(page, sought)],
    restored: (page, sought) => ({ on: firstRow(page, sought), text: sought.word }),
  },
  command: {
    entry: '/commandSearch',
    steps: (page, sought) => [{ on: page.locator('.cm-content'), action: 'type', text: `TIAB=${sought.word}` }, submit(page, sought)],
    restored: (page, sought) => ({ on: page.locator('.cm-content'), text: new RegExp(`TIAB=${sought.word}`) }),
  },
  semantic: {
    entry: '/semantic',
    steps: (page, sought) => [{ on: area(page), action: 'type', text: sought.question }, submit(page, sought)],
    restored: (page, sought) => ({ on: area(page), text: sought.question }),
  },
  batch: {
    entry: '/patchSearch',
    own: true,
    steps: (page, sought) => [
      { on: page.getByLabel(WORDS[sought.language].paste), action: 'type', text: sought.numbers.join('\n') },
      { on: page.getByRole('button', { name: WORDS[sought.language].match, exact: true }), action: 'press' },
      submit(page, sought),
    ],
    restored: (page, sought) => ({ on: page.getByRole('main').locator('form strong'), text: WORDS[sought.language].batch }),
  },
  classification: {
    entry: '/classificate',
    steps: (page, sought) => [{ on: section(page, sought), action: 'check' }, submit(page, sought)],
    restored: (page, sought) => ({ on: section(page, sought), text: true }),
  },
  law: {
    entry: '/lawSearch',
    steps: (page, sought) => [{ on: active(page, sought), action: 'check' }, submit(page, sought)],
    restored: (page, sought) => ({ on: active(page, sought), text: true }),
  },
  citation: {
    entry: '/citationSearch',
    steps: (page, sought) => [{ on: area(page), action: 'type', text: sought.citing }, submit(page, sought)],
    restored: (page, sought) => ({ on: area(page), text: sought.citing }),
  },
  extended: {
    entry: '/extendSearch',
    steps: (page, sought) => [{ on: area(page), action: 'type', text: `TI=${sought.word}` }, submit(page, sought)],
    restored: (page, sought) => ({ on: area(page), text: `TI=${sought.word}` }),
  },
}

function area(page: Page): Locator {
  return page.getByRole('main').locator('textarea')
}

function firstRow(page: Page, { language }: Sought): Locator {
  return page.getByRole('group', { name: WORDS[language].row }).getByRole('textbox')
}

function section(page: Page, sought: Sought): Locator {
  return page.getByRole('tabpanel').getByRole('checkbox', { name: new RegExp(`^${sought.section}\\b`) })
}

function active(page: Page, { language }: Sought): Locator {
  return page.getByRole('main').getByRole('checkbox', { name: WORDS[language].active, exact: true })
}
