import { expect, test } from 'vitest'
import { openClassSchemes } from './open-class-schemes.ts'

const titles = (zh: string | null, en: string | null) => [
  ...(zh === null ? [] : [{ lang: 'zh', text: zh }]),
  ...(en === null ? [] : [{ lang: 'en', text: en }]),
]
const entry = (symbol: string, zh: string | null, en: string | null) => ({
  scheme: 'ipc' as const,
  symbol,
  dots: null,
  titles: titles(zh, en),
  definitions: [],
})

test('titles of classes with both languages teach, imported ones before those that come with Gezhi; an import that ended makes another edition', () => {
  const schemes = openClassSchemes(':memory:')
  schemes.write({ entries: [entry('H01M', '电池', 'Batteries'), entry('H01L', null, 'Semiconductor devices')], builtIn: true })
  const before = schemes.bilingualTitles()
  expect(before.read()).toEqual([titles('电池', 'Batteries')])
  const progress = { source: 'ipc.xml', position: 1 }
  schemes.write({ entries: [entry('H01M', '用于直接转变化学能为电能的方法', null)], progress: { ...progress, done: false } })
  expect(schemes.bilingualTitles().edition).toBe(before.edition)
  schemes.write({ entries: [], progress: { ...progress, done: true } })
  expect(schemes.bilingualTitles().edition).not.toBe(before.edition)
  expect(schemes.bilingualTitles().read()).toEqual([titles('用于直接转变化学能为电能的方法', 'Batteries')])
  schemes.close()
})
