import type { Page } from '@playwright/test'
import { expect, test } from '../component-test.ts'
import { LIST, openFromList, withDetail } from '../../e2e/patents/patent-steps.ts'

/** The numbers of the first patents of the list. */
async function numbersOfList(page: Page, count: number): Promise<string[]> {
  await page.goto(LIST)
  await page.locator('[data-row]').first().waitFor()
  return Promise.all(
    Array.from({ length: count }, async (_, row) => (await page.locator(`[data-row="${row}"] td`).nth(2).innerText()).trim()),
  )
}

const claim = (number: number, text: string, ...parents: number[]) => ({
  number,
  text,
  parents,
  independent: parents.length === 0,
  lang: 'zh',
})

const cells = (page: Page, part: string) => page.locator(`#compare-${part} article`)

test('visitors compare selected patents without a login, and are offered it for actions that need an account', async ({ page }) => {
  await page.goto(LIST)
  for (const row of [0, 1]) await page.locator(`[data-row="${row}"]`).getByRole('checkbox').check()
  await page.keyboard.press('f')
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/compare\?id=[^&]+&id=[^&]+$/)
})

test('an address with more than six patents names those that are left out', async ({ page }) => {
  const ids = ['XX1', 'XX2', 'XX3', 'XX4', 'XX5', 'XX6', 'XX7', 'xx 7', 'XX8']
  await page.goto(`/compare?${ids.map((id) => `id=${encodeURIComponent(id)}`).join('&')}`)
  await expect(page.getByRole('note')).toHaveText('最多对比 6 件专利，未列入：XX7; XX8')
})

test('the keys of actions are among the keys of the list and of the patent page', async ({ page }) => {
  await page.goto(LIST)
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('c对比（所选记录）')
  await page.keyboard.press('Escape')
  await openFromList(page, 1)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('m笔记')
})

test.describe('comparison of patents', () => {
  test('facts that differ are marked, and may be the only ones', async ({ page }) => {
    const [one = '', other = ''] = await numbersOfList(page, 2)
    await page.goto(`/zh/compare?id=${one}&id=${other}`)
    const rows = page.getByRole('table', { name: '著录项目' }).getByRole('row')
    await expect(rows.filter({ hasText: '公开（公告）号' })).toHaveAttribute('data-differs', 'true')
    await expect(rows.filter({ hasText: '国家/地区' })).not.toHaveAttribute('data-differs', 'true')
    await page.getByRole('checkbox', { name: '只看不同项' }).click()
    await expect(page).toHaveURL(/differing=1/)
    await expect(rows.filter({ hasText: '国家/地区' })).toHaveCount(0)
  })

  test('claims are compared word by word with those of the base, which is chosen, as each claim is', async ({ page }) => {
    const [one = '', other = ''] = await numbersOfList(page, 2)
    await withDetail(page, (detail) => {
      detail.claims =
        detail.publication_number === one
          ? [claim(1, '一种电池，包括壳体。'), claim(2, '根据权利要求1所述的电池，其特征在于，壳体为钢。', 1)]
          : [claim(1, '一种制备方法，包括搅拌。'), claim(2, '一种电池，包括壳体和盖板。')]
    })
    await page.goto(`/zh/compare?id=${one}&id=${other}`)
    // Independent claims of one category are compared.
    await expect(cells(page, 'claims').nth(1).getByRole('combobox')).toHaveValue('2')
    await expect(cells(page, 'claims').nth(1).locator('ins')).toHaveText('和盖板')
    await expect(cells(page, 'claims').nth(1)).toContainText('与基准相同')
    await page.getByRole('radio', { name: `以 ${other} 为基准` }).click()
    await expect(page).toHaveURL(/base=2/)
    await expect(cells(page, 'claims').nth(0).locator('del').first()).toBeVisible()
    await cells(page, 'claims').nth(0).getByRole('combobox').selectOption('2')
    await expect(page).toHaveURL(/claims=2,/)
    await expect(cells(page, 'claims').nth(0)).toContainText('壳体为钢')
    await cells(page, 'claims').nth(0).getByRole('combobox').selectOption('all')
    await expect(cells(page, 'claims').nth(0)).toContainText('2. 根据权利要求1所述的电池')
  })

  test('patents are added and removed; what is not held, and what fails, is reported in its column', async ({ page }) => {
    const [one = '', other = ''] = await numbersOfList(page, 2)
    await page.goto(`/zh/compare?id=${one}`)
    await expect(page.getByText('请再添加至少一件专利')).toBeVisible()
    await page.getByRole('button', { name: '添加专利' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '添加' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('请输入号码')
    await dialog.getByRole('textbox').fill(`${other} CN000000000Z`)
    await dialog.getByRole('button', { name: '添加' }).click()
    await expect(page).toHaveURL(new RegExp(`id=${one}&id=${other}&id=CN000000000Z`))
    await expect(page.getByRole('alert').filter({ hasText: '库中未收录 CN000000000Z' })).toBeVisible()
    await page.getByRole('button', { name: '移除 CN000000000Z' }).click()
    await expect(page.getByText('2 件专利')).toBeVisible()
  })

  test('an empty comparison explains itself', async ({ page }) => {
    await page.goto('/zh/compare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('专利对比')
    await expect(page.getByText('尚未选择专利')).toBeVisible()
    await page.goto('/en/compare')
    await expect(page.getByText('No patents selected')).toBeVisible()
  })

  test('an application is compared with its grant from its page', async ({ page }) => {
    const [, other = ''] = await numbersOfList(page, 2)
    await withDetail(page, (detail) => {
      if (detail.publication_number === other) return
      const facts = {
        country: 'CN',
        application_date: '20100203',
        publication_date: '20200101',
        title: '',
        applicant: null,
        legal_status: null,
      }
      Object.assign(detail, {
        kind: 'A',
        publications: [
          { publication_number: detail.publication_number, kind: 'A', ...facts },
          { publication_number: other, kind: 'B', ...facts },
        ],
      })
    })
    const number = await openFromList(page, 1)
    await page.getByRole('link', { name: '与授权文本对比' }).click()
    await expect(page).toHaveURL(new RegExp(`/compare\\?id=${number}&id=${other}`))
    await expect(cells(page, 'claims')).toHaveCount(2)
  })
})
