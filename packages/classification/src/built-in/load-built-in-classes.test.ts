import { expect, test } from 'vitest'
import { openClassSchemes } from '../open-class-schemes.ts'
import { loadBuiltInClasses } from './load-built-in-classes.ts'

test('a new installation knows the upper levels of each scheme, in both languages', () => {
  const schemes = openClassSchemes(':memory:')
  loadBuiltInClasses(schemes)
  expect(schemes.children('ipc', null).map(({ symbol }) => symbol)).toEqual([...'ABCDEFGH'])
  expect(schemes.children('cpc', null)).toHaveLength(9)
  expect(schemes.children('locarno', null)).toHaveLength(32)
  expect(schemes.find('ipc', 'H01')?.titles.map(({ text }) => text)).toEqual(['Electric elements', '电气元件'])
  expect(schemes.sizes()).toContainEqual({ scheme: 'ipc', classes: 8 + 124 })
  loadBuiltInClasses(schemes)
  expect(schemes.children('locarno', null)).toHaveLength(32)
  schemes.close()
})

test('what was imported is left as it is', () => {
  const schemes = openClassSchemes(':memory:')
  schemes.write({ entries: [{ scheme: 'ipc', symbol: 'A', dots: null, titles: [{ lang: 'en', text: 'Own' }], definitions: [] }] })
  loadBuiltInClasses(schemes)
  expect(schemes.children('ipc', null).map(({ titles }) => titles[0]?.text)).toEqual(['Own'])
  schemes.close()
})
