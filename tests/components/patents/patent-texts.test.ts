import { expect, test } from '../component-test.ts'
import { LIST, header, openFromList, withDetail } from '../../e2e/patents/patent-steps.ts'

test.describe('what little is held', () => {
  test('an application without text is reported once, with a link to its publication, and its status is unknown', async ({ page }) => {
    await page.goto(LIST)
    const other = (await page.locator('[data-row="4"] td').nth(2).innerText()).trim()
    await withDetail(page, (detail) => {
      detail.claims = []
      detail.description = []
      const facts = { country: 'CN', kind: 'A', application_date: '20100203', publication_date: null, applicant: null, legal_status: null }
      Object.assign(detail, {
        abstracts: [],
        legal_status: null,
        legal_state: null,
        legal_events: [],
        publications: [{ publication_number: other, title: '', ...facts }],
      })
    })
    await openFromList(page, 1)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['著录项目', '正文'])
    await expect(page.getByText('未收录')).toHaveCount(1)
    await expect(page.getByText('同一申请的其他公开文本').getByRole('link')).toHaveText(other)
    await expect(header(page)).toContainText('法律状态不详')
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText('不能判断申请是否已授权')
  })

  test('a status known only from the publication of the grant is qualified', async ({ page }) => {
    await withDetail(page, (detail) =>
      Object.assign(detail, {
        legal_status: 'granted_unverified',
        legal_events: [],
        legal_state: {
          status: 'granted_unverified',
          detail: 'granted-unverified',
          decided_by: { by: 'publication', event: null, date: '20200102', kind: 'B' },
        },
      }),
    )
    await openFromList(page, 1)
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText('是否仍然有效，请以官方登记簿为准')
  })
})

test.describe('what cannot be opened', () => {
  test('an unknown number has a page with a way back', async ({ page }) => {
    await page.goto(`/zh/searchDetail?id=CN000000000Z&q=${encodeURIComponent('电池')}&at=2`)
    await expect(page.getByRole('main')).toContainText('CN000000000Z')
    await page.getByRole('button', { name: '返回结果' }).click()
    await expect(page).toHaveURL(/resultList\/tableList\?q=/)
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })

  test('an address without a number is reported', async ({ page }) => {
    await page.goto('/zh/searchDetail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('未指定专利')
    await page.getByRole('link', { name: '去检索' }).click()
    await expect(page.getByRole('combobox', { name: '检索内容' })).toBeVisible()
  })
})
