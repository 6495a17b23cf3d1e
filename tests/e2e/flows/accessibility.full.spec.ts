import { test } from '@playwright/test'
import { APPEARANCES, IN_ENGLISH, type PageStates, scanStates } from '../accessibility/scan-states.ts'
import { VISITOR_STATES } from '../accessibility/visitor-states.ts'
import { ANALYSIS_STATES } from '../accounts/analysis-states.ts'
import { COLLECTION_STATES } from '../accounts/collection-states.ts'
import { EVALUATION_STATES } from '../accounts/evaluation-states.ts'
import { OPEN_API_STATES } from '../accounts/open-api-states.ts'
import { PERSONAL_STATES } from '../accounts/personal-states.ts'
import { RECORD_STATES } from '../accounts/record-states.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

test.use({ colorScheme: 'light' })

const FULL = { tag: '@full' }

/** Up to forty states one after the other, on a slow machine too. */
const MANY_STATES_MS = 900_000

/** The states with most of the controls: scanned once each, all others in `npm run test:full`. */
const CHOSEN: Readonly<Record<keyof typeof VISITOR_STATES, readonly string[]>> = {
  'the home page': ['home with its panel'],
  'the frame': ['the search menu, or on a phone the side menu', 'the help drawer'],
  'the entries of the search modes': [
    'semantic search with its words and a range that cannot be read',
    'advanced search with groups',
    'command search with a query to translate',
    'classes opened and chosen',
  ],
  'the result list': ['results narrowed', 'results as drawings and text', 'a query that cannot be read'],
  'a patent': ['patent', 'a patent with its citations'],
  'the login and its dialogs': ['login', 'login by SMS', 'register', 'login: group'],
}
const CHOSEN_RECORDS = ['trademark search', 'trademarks as pictures', 'a trademark', 'similar trademarks', 'a company']
const CHOSEN_COLLECTIONS = ['a project with a folder']
const CHOSEN_PERSONAL = ['profile', 'personals', 'change-password', 'account-menu', 'search-history', 'strategies']

/** Throws for a name that no state has. */
function chosenOf(states: PageStates, names: readonly string[]): PageStates {
  const stateOf = (name: string) => {
    const reach = states[name]
    if (reach === undefined) throw new Error(`There is no state ${name}`)
    return reach
  }
  return Object.fromEntries(names.map((name) => [name, stateOf(name)]))
}

for (const [pages, states] of Object.entries(VISITOR_STATES)) {
  test(`no usual state of ${pages} has a serious violation or is wider than the window`, async ({ page }) => {
    await scanStates(page, chosenOf(states, CHOSEN[pages as keyof typeof VISITOR_STATES]))
  })

  test(
    `no state of ${pages} has a serious violation, wide in light or on a phone in dark colours, or is wider than the window`,
    FULL,
    async ({ page }) => {
      test.setTimeout(MANY_STATES_MS)
      await scanStates(page, states, APPEARANCES)
    },
  )
}

/** Pages that need a login, whose accounts are put into the database. Those without chosen states are scanned in `npm run test:full` only. */
const SIGNED_IN: readonly (readonly [pages: string, states: PageStates, chosen: readonly string[]])[] = [
  ['the personal centre', PERSONAL_STATES, CHOSEN_PERSONAL],
  ['the pages of trademarks and companies', RECORD_STATES, CHOSEN_RECORDS],
  ['the pages of spaces, projects and alerts', COLLECTION_STATES, CHOSEN_COLLECTIONS],
  ['the pages of charts, reports, groups, boards and landscapes', ANALYSIS_STATES, []],
  ['the pages of graphs, novelty analyses and valuations', EVALUATION_STATES, []],
  ['the pages of the open API', OPEN_API_STATES, []],
]

/** States that are reached without a text of the interface. */
const WITHOUT_TEXTS: readonly PageStates[] = [PERSONAL_STATES, COLLECTION_STATES, ANALYSIS_STATES, EVALUATION_STATES, OPEN_API_STATES]

for (const [pages, states, chosen] of SIGNED_IN) {
  test.describe(pages, () => {
    // Skipped against a server from elsewhere, whose database the flows cannot reach.
    test.skip(!HAS_DATABASE, 'accounts are put into the database, which a server from elsewhere does not show')

    if (chosen.length > 0) {
      test('no usual state has a serious violation or is wider than the window', async ({ page }) => {
        await page.goto('/404')
        await scanStates(page, chosenOf(states, chosen))
      })
    }

    test(
      'no state has a serious violation, wide in light or on a phone in dark colours, or is wider than the window',
      FULL,
      async ({ page }) => {
        test.setTimeout(MANY_STATES_MS)
        await page.goto('/404')
        await scanStates(page, states, APPEARANCES)
      },
    )

    if (!WITHOUT_TEXTS.includes(states)) return
    test('no state in English has a serious violation or is wider than the window', FULL, async ({ page }) => {
      test.setTimeout(MANY_STATES_MS)
      await page.goto('/en/404')
      await scanStates(page, states, [IN_ENGLISH])
    })
  })
}
