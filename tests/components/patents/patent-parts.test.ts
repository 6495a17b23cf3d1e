import { expect, test } from '../component-test.ts'
import { openFromList, withDetail } from '../../e2e/patents/patent-steps.ts'

const TRANSLATE = '**/api/search/translate/translate'

test.describe('parts of a patent', () => {
  test('the sequence listing is opened below the description; one in a separate file is named', async ({ page }) => {
    await withDetail(page, (detail) => {
      detail.sequences = [
        { number: '1', length: '6', molecule: 'DNA', organism: 'Homo sapiens', features: ['CDS (1)..(6)'], text: 'atggcc   6' },
        { number: '2', length: null, molecule: 'PRT', organism: null, features: [], text: '' },
      ]
    })
    await openFromList(page, 1)
    const description = page.getByRole('region', { name: '说明书' })
    await description.getByText('序列表（2 条序列）').click()
    await expect(description.locator('pre')).toHaveText('atggcc   6')
    for (const text of ['SEQ ID NO: 1', 'DNA · 长度 6 · Homo sapiens', 'CDS (1)..(6)', '序列表过长，未收录此序列。'])
      await expect(description.getByText(text, { exact: true })).toBeVisible()
    await withDetail(page, (detail) => {
      detail.other = [{ name: 'sequence-list', values: ['US09000001-S00001.XML'] }]
    })
    await page.reload()
    await expect(description).toContainText('该专利有序列表，位于单独的文件 US09000001-S00001.XML，库中未收录。')
  })

  test('claims as a table with form, category and references; dependents are folded', async ({ page }) => {
    await withDetail(page, (detail) => {
      detail.claims = [
        { number: 1, text: '一种电池，包括壳体。', independent: true, parents: [], lang: 'zh' },
        { number: 2, text: '根据权利要求1所述的电池。', independent: false, parents: [1], lang: 'zh' },
        { number: 3, text: '根据权利要求1或2所述的电池。', independent: false, parents: [1, 2], lang: 'zh' },
        { number: 4, text: '一种权利要求1所述电池的制备方法，包括：', independent: false, parents: [1], lang: 'zh' },
      ]
    })
    await openFromList(page, 1)
    await page.getByRole('button', { name: '表格', exact: true }).click()
    await expect(page).toHaveURL(/claims=table/)
    const table = page.getByRole('table', { name: '权利要求' })
    await expect(table.locator('[data-claim="1"]')).toContainText('独立')
    await expect(table.locator('[data-claim="1"]')).toContainText('产品')
    await expect(table.locator('[data-claim="3"]')).toContainText('1–2')
    await expect(table.locator('[data-claim="4"]')).toContainText('引用式独立')
    await expect(table.locator('[data-claim="4"]')).toContainText('方法')
    await page.getByRole('button', { name: '收起全部从属权利要求' }).click()
    await expect(table.locator('[data-claim]')).toHaveCount(1)
    await table.getByRole('button', { name: '3 项从属权利要求' }).click()
    await expect(table.locator('[data-claim]')).toHaveCount(4)
  })

  test('reference signs with their terms and figures; a figure opens its drawing', async ({ page }) => {
    await withDetail(page, (detail) => {
      const text = (words: string) => ({ text: words, lang: 'zh', heading: false, section: null })
      detail.description = [
        text('图1是电池的结构示意图；图2是壳体的剖视图。'),
        text('如图2所示，电池1包括壳体12，壳体12设置在底板4上。电池1固定于底板4。'),
      ]
      Object.assign(detail, {
        drawings: ['图1', '图2'].map((caption, index) => ({ id: String(index + 1), caption, url: '' })),
      })
    })
    await openFromList(page, 1)
    await page.getByRole('tab', { name: '附图标记' }).click()
    const pane = page.getByRole('tabpanel')
    await expect(pane.getByRole('row', { name: /^12/ })).toContainText('壳体')
    await pane.getByRole('button', { name: '突出显示 12 壳体' }).click()
    await expect(pane).toContainText('标记 12 在正文中的位置')
    await pane.getByRole('row', { name: /^12/ }).getByRole('button', { name: '图2' }).click()
    await expect(page).toHaveURL(/tab=drawings/)
    await expect(pane.getByRole('status')).toHaveText('2 / 2')
    await expect(pane.getByRole('list', { name: '附图标记' })).toContainText('12 壳体')
  })

  test('B.detail.08: a text is translated beside the original, and its failures are reported', async ({ page }) => {
    let answer: object = { code: 500, message: '没有可用的翻译引擎', data: { error: 'TRANSLATION_OFF', requestId: 'x-1' } }
    await page.route(TRANSLATE, (route) => route.fulfill({ json: answer }))
    await openFromList(page, 1)
    await page.getByRole('button', { name: '对照翻译' }).click()
    const abstract = page.getByRole('region', { name: '摘要' })
    await abstract.getByRole('button', { name: '译为英语' }).click()
    await expect(abstract.getByRole('alert')).toHaveText('没有可译为英语的翻译引擎')
    const claim = page.locator('[data-claim="1"]')
    answer = { code: 500, message: '翻译失败，请稍后重试', data: { error: 'TRANSLATION_FAILED', requestId: 'x-2' } }
    await claim.getByRole('button', { name: '译为英语' }).click()
    await expect(claim.getByRole('alert')).toContainText('翻译失败')
    answer = { code: 200, message: 'success', data: { title: 'A battery.' } }
    await claim.getByRole('button', { name: '重试' }).click()
    await expect(claim.locator('p[lang=en]')).toHaveText('A battery.')
    // Switched off and on again, it is still there.
    await page.getByRole('button', { name: '对照翻译' }).click()
    await expect(claim.locator('p[lang=en]')).toHaveCount(0)
    await page.getByRole('button', { name: '对照翻译' }).click()
    await expect(claim.locator('p[lang=en]')).toHaveText('A battery.')
  })

  test('the citation of a patent in four formats', async ({ page }) => {
    const number = await openFromList(page, 1)
    await page.getByRole('button', { name: '引用', exact: true }).click()
    const menu = page.getByRole('dialog', { name: '引用' })
    await expect(menu).toContainText('@patent{')
    await expect(menu).toContainText('TY - PAT')
    await expect(menu).toContainText(`${number}[P]`)
    await expect(menu.getByRole('button', { name: /^复制/ })).toHaveCount(4)
  })

  test('citations of two generations as a tree', async ({ page }) => {
    const node = (number: string) => ({ publication_number: number, held: null })
    await page.route('**/api/search/ts/citationTree', (route) =>
      route.fulfill({
        json: {
          code: 200,
          message: 'success',
          data: {
            cited: { total: 1, list: [{ ...node('CN100A'), total: 1, children: [node('CN200A')] }] },
            citing: { total: 1, list: [{ ...node('CN300A'), total: 0, children: [] }] },
          },
        },
      }),
    )
    await withDetail(page, (detail) => Object.assign(detail, { cited_by_total: 1 }))
    await openFromList(page, 1)
    await page.getByRole('tab', { name: /^引证/ }).click()
    const tree = page.getByRole('region', { name: '两代引证' })
    await expect(tree.getByRole('listitem')).toHaveCount(3)
    await tree.getByRole('button', { name: 'CN100A 的下一代引证 1 件' }).click()
    await expect(tree.getByRole('listitem')).toHaveCount(2)
  })
})
