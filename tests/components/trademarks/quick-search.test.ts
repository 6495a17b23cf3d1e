import { test } from '../../e2e/accounts/own-page.ts'
import { expect } from '../component-test.ts'

test('B.trademark.01: codes are chosen by title or as typed, removed again, and searched with the words', async ({ own }) => {
  await own.goto('/trademark')
  const figures = own.getByRole('group', { name: '图形要素' })
  await figures.getByRole('textbox').fill('字体')
  await figures.getByRole('button', { name: '27 字体与数字' }).click()
  await expect(figures.getByRole('listitem')).toHaveText(/27 字体与数字/)
  // A group of a scheme that was not imported is added as typed; a text that is no code is reported.
  const groups = own.getByRole('group', { name: '类似群' })
  await groups.getByRole('textbox').fill('9999x')
  await expect(groups.getByRole('status')).toHaveText('没有符合的编码')
  await groups.getByRole('textbox').fill('0901')
  await groups.getByRole('button', { name: '0901' }).click()
  await groups.getByRole('textbox').fill('3501')
  await groups.getByRole('button', { name: '3501' }).click()
  await groups.getByRole('button', { name: '移除 3501' }).click()
  await own.getByRole('combobox', { name: '商标名称、号码或申请人' }).fill('云')
  await own.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
  await expect(own).toHaveURL(/\/trademark\/result\?/)
  expect(new URL(own.url()).searchParams.get('q')).toBe('(云) AND sg=0901 AND vc=27')
})

test('B.trademark.01: a query is written in the query language on a tab of its own, and Back returns to it', async ({ own }) => {
  await own.goto('/trademark')
  await own.getByRole('tab', { name: '命令检索' }).click()
  const editor = own.getByRole('textbox', { name: '检索式编辑器' })
  await expect(editor).toBeVisible()
  // An address opens the tab with its query, which the editor's key runs.
  await own.goto(`/trademark?${new URLSearchParams({ tab: 'command', q: 'nc=09 AND status=有效' })}`)
  await expect(editor).toHaveText('nc=09 AND status=有效')
  await editor.press('ControlOrMeta+Enter')
  await expect(own).toHaveURL(/\/trademark\/result\?/)
  expect(new URL(own.url()).searchParams.get('q')).toBe('nc=09 AND status=有效')
  await own.goBack()
  await expect(own.getByRole('tab', { name: '命令检索' })).toHaveAttribute('aria-selected', 'true')
  await expect(editor).toHaveText('nc=09 AND status=有效')
})

test('search-box.01, search-box.17, search-box.21, trademark.04: the box of the home page searches trademarks, and a hit opens its page', async ({
  own,
}) => {
  await own.goto('/homeSearch')
  const type = own.getByRole('combobox', { name: '检索类型' })
  await expect(type.getByRole('option')).toContainText(['专利', '商标'])
  const box = own.getByRole('search').getByRole('combobox', { name: '检索内容' })
  await box.fill('电池')
  await type.selectOption('商标')
  await expect(box).toHaveValue('')
  await box.fill('nc=09')
  await box.press('Enter')
  await expect(own).toHaveURL(/\/trademark\/result\?q=nc/)
  await own.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await expect(own).toHaveURL(/\/trademark\/detaile\?id=/)
})
