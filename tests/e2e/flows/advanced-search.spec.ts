import { expect, test, type Page } from '@playwright/test'

const line = (page: Page, number: string) => page.getByRole('group', { name: `第 ${number} 行` })
const editor = (page: Page) => page.getByRole('textbox', { name: '检索式' })

test.describe('advanced search', () => {
  test('advanced.01: the form follows its query, and reports where it cannot', async ({ page }) => {
    await page.goto(`/zh/superSearch/all?q=${encodeURIComponent('TI=电池 OR ad>=2020')}`)
    await expect(line(page, '1').getByRole('textbox')).toHaveValue('电池')
    await expect(line(page, '2').getByRole('textbox', { name: '起' })).toHaveValue('2020')
    await editor(page).click()
    await editor(page).press('ControlOrMeta+a')
    await page.keyboard.insertText('TI=电池 XOR AB=电极')
    await expect(page.getByText('只能以文本方式编辑')).toBeVisible()
    await page.getByRole('button', { name: '清空，重新用表单填写' }).click()
    await expect(line(page, '1')).toBeVisible()
  })
})
