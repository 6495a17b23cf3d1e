import type { Page } from '@playwright/test'
import type { PageStates } from '../accessibility/scan-states.ts'
import { openSignedIn, signedInUser } from './open-signed-in.ts'
import { inDatabase } from './server-database.ts'

const LIST = '/searchHistory/strategies'

/** Strategies of a user: one of a group with two counts, one that refers to it, one of another search mode, and one that cannot be run. */
const ROWS = `
WITH own_group AS (
  INSERT INTO strategy_groups (user_id, name, name_key, created_at) VALUES ($1, '固态电池', '固态电池', now())
  ON CONFLICT (user_id, name_key) DO UPDATE SET name = excluded.name RETURNING id
)
INSERT INTO strategies (user_id, group_id, title, title_key, search_strategy, search_condition, dat_range, number, counted_at, number_before, counted_before_at, created_at)
SELECT $1, CASE WHEN in_group THEN own_group.id END, title, lower(title), query, condition, '', 135, now(), before, now() - interval '9 days', now()
FROM own_group, (VALUES
  (true, 'Electrolytes', 'TIABC=((固态 OR solid) NEAR/3 (电解质 OR electrolyte)) AND ipc=H01M10/056', '{"w":"command"}', 120),
  (true, '硫化物', '#{Electrolytes} AND (硫化物 OR sulfide)', '{"w":"command"}', NULL),
  (false, 'Lapsed', '', '{"w":"law","wa":"{\\"lawTypeList\\":[\\"lapsed-fee\\"]}"}', 140),
  (false, 'Broken', '#{Deleted} OR a', '{"w":"command"}', NULL)
) AS given (in_group, title, query, condition, before)
ON CONFLICT DO NOTHING`

async function openRows(page: Page): Promise<void> {
  const id = await signedInUser(page)
  await inDatabase(ROWS, [id])
  await openSignedIn(page, LIST)
  await page.locator('main li input[type=checkbox]').nth(3).waitFor()
}

/** States of the page of saved strategies and of its dialogs. */
export const STRATEGY_STATES: PageStates = {
  strategies: openRows,
  'strategies-chosen': async (page) => {
    await openRows(page)
    await page.locator('main nav li button').last().click()
    // The two of the group, instead of all four.
    const boxes = page.locator('main li input[type=checkbox]')
    await boxes.nth(2).waitFor({ state: 'detached' })
    for (const box of await boxes.all()) await box.check()
  },
  'strategies-combined': async (page) => {
    await openRows(page)
    for (const name of ['Electrolytes', '硫化物']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
    await page.getByRole('button', { name: /^(?:组合|Combine)$/ }).click()
    await page.getByRole('dialog').locator('code').waitFor()
  },
  'strategy-form': async (page) => {
    await openRows(page)
    await page.getByRole('button', { name: /^(?:编辑：|Edit: )硫化物/ }).click()
    await page.getByRole('dialog').getByRole('textbox').last().fill('#{硫化物} OR TI=(a')
    await page.getByRole('dialog').getByRole('list').waitFor()
  },
  'strategies-deleted': async (page) => {
    await openRows(page)
    await page.getByRole('button', { name: /^(?:删除：|Delete: )Electrolytes/ }).click()
    await page.getByRole('button', { name: /^(?:撤销|Undo)$/ }).waitFor()
  },
}
