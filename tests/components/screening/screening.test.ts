import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('a mark is screened once its form is complete; missing marks and invalid classes are reported', async ({ own }) => {
  await own.goto('/trademark/similar')
  await expect(own.getByRole('heading', { name: '商标近似查询' })).toBeVisible()
  const search = own.getByRole('main').getByRole('button', { name: '查询', exact: true })
  await search.click()
  await expect(own.getByRole('alert')).toContainText('请输入商标文字')
  await own.getByLabel('商标文字').fill('云锦阁')
  await own.getByLabel('尼斯类别').fill('9，46')
  await search.click()
  await expect(own.getByRole('alert')).toContainText('请填写 1 至 45 的类别')
  await own.getByLabel('尼斯类别').fill('9，30')
  const screened = own.waitForResponse(/trademark\/similar$/)
  await search.click()
  await screened
  await expect(own.getByText(/未发现近似商标|近似商标索引尚未建立/)).toBeVisible()
})

test('the address fills in the mark and its classes', async ({ own }) => {
  await own.goto('/trademark/similar?mark=2046&classes=9,30')
  await expect(own.getByLabel('商标文字')).toHaveValue('2046')
  await expect(own.getByLabel('尼斯类别')).toHaveValue('9,30')
})
