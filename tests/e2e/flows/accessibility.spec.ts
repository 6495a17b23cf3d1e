import { test } from '@playwright/test'
import { FRAME_STATES } from '../accessibility/frame-states.ts'
import { HOME_STATES } from '../accessibility/home-states.ts'
import { PATENT_STATES } from '../accessibility/patent-states.ts'
import { RESULT_STATES } from '../accessibility/result-states.ts'
import { scanStates } from '../accessibility/scan-states.ts'
import { ENTRY_STATES } from '../accounts/entry-states.ts'
import { PERSONAL_STATES } from '../accounts/personal-states.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(180_000)

// Each state is reached once and looked at wide in light colours, then as on a phone in dark ones: to reach it takes as long as to scan it.
// States of the same pages share a browser, which has their code already.
for (const [pages, states] of Object.entries({
  'the home page': HOME_STATES,
  'the frame': FRAME_STATES,
  'the result list': RESULT_STATES,
  'a patent': PATENT_STATES,
  'the login and its dialogs': ENTRY_STATES,
})) {
  test(`no state of ${pages} has a serious violation, wide in light or on a phone in dark colours, or is wider than the window`, async ({
    page,
  }) => {
    await scanStates(page, states)
  })
}

test('no state of the personal centre has a serious violation, wide in light or on a phone in dark colours, or is wider than the window', async ({
  page,
}) => {
  // Skipped against a server from elsewhere, whose database the flows cannot reach.
  test.skip(!HAS_DATABASE, 'accounts are put into the database, which a server from elsewhere does not show')
  await page.goto('/404')
  await scanStates(page, PERSONAL_STATES)
})
