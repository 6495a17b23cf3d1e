import { expect, test } from 'vitest'
import { openClassSchemes } from '../open-class-schemes.ts'
import { builtInClasses } from './built-in-classes.ts'
import { loadBuiltInClasses } from './load-built-in-classes.ts'

test('a new installation has the upper levels of each scheme, in both languages', () => {
  const schemes = openClassSchemes(':memory:')
  loadBuiltInClasses(schemes)
  expect(schemes.children('ipc', null).map(({ symbol }) => symbol)).toEqual([...'ABCDEFGH'])
  expect(schemes.children('cpc', null)).toHaveLength(9)
  expect(schemes.children('locarno', null)).toHaveLength(32)
  expect([schemes.children('nice', null).length, schemes.children('vienna', null).length]).toEqual([45, 29])
  expect(schemes.find('ipc', 'h01m')?.titles.map(({ text }) => text)).toEqual(['Batteries and fuel cells', '电池；燃料电池'])
  expect(schemes.find('cpc', 'Y04S')?.path.map(({ symbol }) => symbol)).toEqual(['Y', 'Y04'])
  expect(schemes.findByTitle('ipc', '钎焊', 5).map(({ symbol }) => symbol)).toEqual(['B23K'])
  expect(schemes.sizes()).toContainEqual({ scheme: 'ipc', levels: { section: 8, class: 132, subclass: 656 + 11 } })
  loadBuiltInClasses(schemes)
  expect(schemes.children('locarno', null)).toHaveLength(32)
  schemes.close()
})

test('an imported title takes the place of the one of its language, whichever comes first', () => {
  const own = { scheme: 'ipc', symbol: 'H01M', dots: null, titles: [{ lang: 'en', text: 'Own' }], definitions: [] } as const
  const schemes = openClassSchemes(':memory:')
  schemes.write({ entries: [own] })
  loadBuiltInClasses(schemes)
  const titles = () => schemes.find('ipc', 'H01M')?.titles.map(({ text }) => text)
  expect(titles()).toEqual(['Own', '电池；燃料电池'])
  schemes.write({ entries: [{ ...own, titles: [{ lang: 'zh', text: '自定' }] }] })
  loadBuiltInClasses(schemes)
  expect(titles()).toEqual(['Own', '自定'])
  expect(schemes.children('ipc', 'H01').length).toBeGreaterThan(10)
  schemes.close()
})

test.each(Object.entries(builtInClasses()))(
  '%s: each class once, below one that is there, with a title of its own in each language',
  (_, rows) => {
    const symbols = new Set(rows.map(([symbol]) => symbol))
    expect(symbols.size).toBe(rows.length)
    expect([...symbols].filter((symbol) => symbol.length > 3 && !symbols.has(symbol.slice(0, 3)))).toEqual([])
    expect([...symbols].filter((symbol) => symbol.length === 3 && !symbols.has(symbol.slice(0, 1)))).toEqual([])
    for (const titles of [rows.map(([, zh]) => zh), rows.map(([, , en]) => en)]) {
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
      expect(titles.filter((title) => title !== title.trim() || title.length < 1 || /[;；,，.。、:：]$/.test(title))).toEqual([])
    }
    expect(rows.filter(([, zh]) => !/\p{Script=Han}/u.test(zh) || /[,;:]/.test(zh))).toEqual([])
    expect(rows.filter(([, , en]) => /[^\u0020-\u007e’]/.test(en))).toEqual([])
  },
)
