import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { anIndexedProject } from './an-indexed-project.ts'

test('index.01: a rule is previewed, run and undone; a table with errors writes nothing, a correct one does', async ({
  own,
  account,
  request,
}) => {
  const { address, numbers } = await anIndexedProject(request, account.token)
  await own.goto(address)
  await expect(own.getByText('已标引 1 件', { exact: true })).toBeVisible()
  await own.getByRole('button', { name: '标引规则' }).click()
  const dialog = own.getByRole('dialog')
  await expect(dialog.getByText(/还没有规则/)).toBeVisible()
  await dialog.getByRole('button', { name: '新建规则' }).click()
  await dialog.getByLabel('检索式').fill('石墨烯')
  await dialog.getByLabel('评级').selectOption('B')
  await dialog.getByRole('button', { name: '预览' }).click()
  await expect(dialog.getByText('命中 3 件，将改动 2 件')).toBeVisible()
  await dialog.getByRole('button', { name: '保存并执行' }).click()
  await expect(own.getByText('规则命中 3 件，改动 2 件')).toBeVisible()
  await expect(own.getByText('已标引 3 件', { exact: true })).toBeVisible()
  await own.getByRole('button', { name: '撤销', exact: true }).click()
  await expect(own.getByText('已标引 1 件', { exact: true })).toBeVisible()
  await own.getByRole('button', { name: '从表格导入' }).click()
  const upload = async (table: string) => {
    await dialog.getByLabel('表格文件').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await dialog.getByRole('button', { name: '导入', exact: true }).click()
  }
  await upload(`号码,评级\n${numbers[1]},C\n${numbers[2]},A\n`)
  await expect(dialog.getByText('表格有 1 处错误，未写入任何值')).toBeVisible()
  await expect(dialog.getByText('不是该字段的选项')).toBeVisible()
  await upload(`号码,评级\n${numbers[1]},B\n${numbers[2]},A\n`)
  await expect(own.getByText('已标引 3 件', { exact: true })).toBeVisible()
})

test('index.01: index fields are facets and columns of lists, and a selection is indexed', async ({ own, account, request }) => {
  const { listAddress, numbers } = await anIndexedProject(request, account.token)
  await own.goto(listAddress)
  const facet = own.locator('details').filter({ has: own.getByRole('heading', { name: '评级' }) })
  await facet.getByRole('checkbox', { name: /A/ }).click()
  await expect(own.getByText('评级：A').first()).toBeVisible()
  await expect(own.getByRole('row').filter({ hasText: numbers[0]! })).toHaveCount(1)
  await expect(own.getByRole('row').filter({ hasText: numbers[1]! })).toHaveCount(0)
})
