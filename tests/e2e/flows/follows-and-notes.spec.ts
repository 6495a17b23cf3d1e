import { expect } from '@playwright/test'
import { scanStates, APPEARANCES } from '../accessibility/scan-states.ts'
import { test } from '../accounts/own-page.ts'
import { inDatabase } from '../accounts/server-database.ts'

const LIST = '/resultList/tableList?q=石墨烯'

test('follows.03, notes.01: from a list to what changed and what was noted, by keyboard, and readable to everybody', async ({
  own,
  account,
}) => {
  test.slow()
  const rows = own.locator('[data-row]')
  const pickTwo = async () => {
    await own.goto(LIST)
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  }
  await pickTwo()
  await own.keyboard.press('f')
  await expect(own.getByText('已关注 2 项')).toBeVisible()
  await own.keyboard.press('t')
  await own.getByRole('dialog').waitFor()
  await own.keyboard.press('2')
  await expect(own.getByText('已标记 2 件')).toBeVisible()
  await rows.nth(1).getByRole('checkbox').uncheck()
  await own.keyboard.press('m')
  const panel = own.getByRole('dialog')
  await expect(panel.getByRole('textbox')).toBeFocused()
  await own.keyboard.type('创造性存疑')
  const added = own.waitForResponse(/patentNotes\/add/)
  await own.keyboard.press('Control+Enter')
  await added
  await own.keyboard.press('Escape')
  await expect(rows.nth(1).getByRole('checkbox')).toBeFocused()
  await inDatabase(
    `UPDATE follows SET compared_version = -1, snapshot = snapshot || '{"legal_status":"pending","applicants":["旧申请人"]}'::jsonb
     WHERE user_id = $1`,
    [account.userId],
  )
  await scanStates(
    own,
    {
      'what is followed': async (page) => {
        await page.goto('/user/attention')
        await page.getByText('不再列为申请人：旧申请人').first().waitFor()
      },
      'the same alone, in English': async (page) => {
        await page.goto('/en/starList')
        await page.getByText('No longer an applicant: 旧申请人').first().waitFor()
      },
      notes: async (page) => {
        await page.goto('/zh/user/notes')
        await page.getByRole('button', { name: '展开笔记' }).click()
        await page.getByRole('button', { name: '回复' }).click()
        await page.getByRole('textbox', { name: '回复这条笔记' }).waitFor()
      },
      'notes to be moved': async (page) => {
        await page.goto('/user/notes')
        await page.getByRole('button', { name: '展开笔记' }).click()
        await page.getByRole('button', { name: '移动或复制' }).click()
        await page.getByRole('dialog').waitFor()
      },
      'the tags of a selection': async (page) => {
        await page.goto(LIST)
        await rows.nth(0).getByRole('checkbox').check()
        await page.keyboard.press('t')
        await page.getByRole('dialog').waitFor()
      },
      'a followed, tagged patent with notes': async (page) => {
        await page.goto(LIST)
        await rows.nth(0).getByRole('link').first().click()
        await page.getByRole('tab', { name: '笔记（1）' }).click()
        await page.getByText('创造性存疑').waitFor()
        await page.getByText('不再列为申请人：旧申请人').waitFor()
      },
    },
    APPEARANCES,
  )
})
