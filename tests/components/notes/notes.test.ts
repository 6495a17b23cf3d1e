import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const LIST = '/resultList/tableList?q=石墨烯'

test('notes.01, notes.02: notes of a patent are written, replied to, changed, and deleted with an undo', async ({ own }) => {
  await own.goto(LIST)
  await own.locator('[data-row] a').first().click()
  await own.getByRole('tab', { name: '笔记' }).click()
  await expect(own.getByText('暂无笔记')).toBeVisible()
  await own.getByRole('textbox', { name: /写下对这件专利的笔记/ }).fill('第一条')
  await own.getByRole('button', { name: '添加笔记' }).click()
  await expect(own.getByRole('tab', { name: '笔记（1）' })).toBeVisible()
  const note = own.getByRole('list', { name: '笔记' }).getByRole('listitem').first()
  await note.getByRole('button', { name: '回复' }).click()
  await note.getByRole('textbox', { name: '回复这条笔记' }).fill('同意')
  await own.keyboard.press('Control+Enter')
  await expect(note.getByText('同意')).toBeVisible()
  await note.getByRole('button', { name: '编辑' }).first().click()
  await note.getByRole('textbox', { name: '编辑' }).fill('改过的')
  await note.getByRole('button', { name: '保存' }).click()
  await expect(note.getByText('改过的')).toBeVisible()
  await expect(note.getByText('已编辑')).toBeVisible()
  await note.getByRole('button', { name: '删除' }).first().click()
  await expect(own.getByText('改过的')).toHaveCount(0)
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByText('改过的')).toBeVisible()
})

test('notes are written, replied to and changed by keyboard, and the focus is never lost', async ({ own }) => {
  await own.goto(LIST)
  await own.locator('[data-row] a').first().click()
  await own.getByRole('tab', { name: '笔记' }).click()
  const box = own.getByRole('textbox', { name: /写下对这件专利的笔记/ })
  await box.fill('按键')
  await own.keyboard.press('Tab')
  await expect(own.getByRole('button', { name: '添加笔记' })).toBeFocused()
  await own.keyboard.press('Enter')
  const note = own.getByRole('list', { name: '笔记' }).getByRole('listitem').first()
  await expect(note.getByText('按键')).toBeVisible()
  await expect(box).toBeFocused()
  for (const [name, label] of [
    ['回复', '回复这条笔记'],
    ['编辑', '编辑'],
  ] as const) {
    const opener = note.getByRole('button', { name, exact: true }).first()
    await opener.focus()
    await opener.click()
    await expect(note.getByRole('textbox', { name: label })).toBeFocused()
    await note.getByRole('textbox', { name: label }).fill(`${name}过`)
    await own.keyboard.press('Control+Enter')
    await expect(note.getByText(`${name}过`)).toBeVisible()
    await expect(note.getByRole('button', { name, exact: true }).first()).toBeFocused()
  }
})

test('a typed note stays when another tab of the page is opened', async ({ own }) => {
  await own.goto(LIST)
  await own.locator('[data-row] a').first().click()
  await own.getByRole('tab', { name: '笔记' }).click()
  const box = own.getByRole('textbox', { name: /写下对这件专利的笔记/ })
  await box.fill('未保存')
  await own.getByRole('tab', { name: /^同族/ }).click()
  await own.getByRole('tab', { name: '笔记' }).click()
  await expect(box).toHaveValue('未保存')
})

test('notes.02: notes taken from a list are found on the page of notes, and moved to another patent', async ({ own }) => {
  await own.goto(LIST)
  const rows = own.locator('[data-row]')
  await rows.nth(0).getByRole('checkbox').check()
  await own.keyboard.press('m')
  const panel = own.getByRole('dialog')
  await panel.getByRole('textbox', { name: /写下对这件专利的笔记/ }).fill('待移动')
  const added = own.waitForResponse(/patentNotes\/add/)
  await panel.getByRole('button', { name: '添加笔记' }).click()
  await added
  await panel.getByRole('button', { name: '关闭' }).click()
  const target = (await rows.nth(1).locator('td').nth(2).textContent()) ?? ''
  await own.goto('/user/notes')
  await expect(own.getByText('共 1 条记录')).toBeVisible()
  await own.getByRole('button', { name: '展开笔记' }).click()
  await own.getByRole('button', { name: '移动或复制' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByRole('textbox').fill('XX0')
  await dialog.getByRole('button', { name: '移动', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('未找到专利 XX0')
  await dialog.getByRole('textbox').fill(target)
  await dialog.getByRole('button', { name: '移动', exact: true }).click()
  await expect(own.getByText(`已将 1 条笔记移至 ${target}`)).toBeVisible()
  await expect(own.getByRole('main').getByText(target, { exact: true })).toBeVisible()
  await own.getByRole('searchbox', { name: '查找笔记' }).fill('没有这样的')
  await expect(own.getByText('没有与“没有这样的”相符的笔记')).toBeVisible()
})

for (const [kind, list, word] of [
  ['商标', '/trademark/result?q=office=CN', '写下对这件商标的笔记，仅自己可见'],
  ['企业', '/organizationResult?q=status=active', '写下对这家企业的笔记，仅自己可见'],
] as const)
  test(`notes.02: a ${kind} has notes on its page, and the page of notes leads back to it`, async ({ own }) => {
    await own.goto(list)
    await own.locator('[data-row] a').first().click()
    const notes = own.getByRole('region', { name: '笔记' })
    await notes.getByRole('textbox', { name: word }).fill(`${kind}笔记`)
    await notes.getByRole('button', { name: '添加笔记' }).click()
    await expect(notes.getByRole('listitem').getByText(`${kind}笔记`)).toBeVisible()
    const title = (await own.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await own.goto('/user/notes')
    const row = own.getByRole('main').getByRole('listitem').filter({ hasText: kind })
    await expect(row.getByText(`${kind}笔记`)).toBeVisible()
    await row.getByRole('link').click()
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(notes.getByRole('listitem').getByText(`${kind}笔记`)).toBeVisible()
  })

test('a visitor is offered the login instead of notes', async ({ page }) => {
  await page.goto(LIST)
  await page.locator('[data-row] a').first().click()
  await page.getByRole('tab', { name: '笔记' }).click()
  await expect(page.getByText('登录后可以记录笔记')).toBeVisible()
})
