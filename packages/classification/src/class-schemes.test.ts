import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ClassEntry } from './class-schemes.ts'
import { openClassSchemes } from './open-class-schemes.ts'

const schemes = openClassSchemes(':memory:')

const entry = (symbol: string, dots: number | null, zh?: string, en?: string): ClassEntry => ({
  scheme: 'ipc',
  symbol,
  dots,
  titles: [...(zh === undefined ? [] : [{ lang: 'zh', text: zh }]), ...(en === undefined ? [] : [{ lang: 'en', text: en }])],
  definitions: [],
})

const CHINESE = [
  entry('H', null, '电学'),
  entry('H01', null, '电气元件'),
  entry('H01M', null, '电池'),
  entry('H01M10/00', null, '二次电池'),
  entry('H01M10/05', null, '非水电解质蓄电池'),
  entry('H01M10/052', null, '锂蓄电池'),
  entry('H01M10/0525', null, '摇椅式电池'),
  entry('H01M10/054', null, '其他金属'),
  entry('H01M10/06', null, '铅酸蓄电池'),
  entry('H01M10/99', null, '其他'),
  entry('H01M12/00', null, '混合电池'),
]
const WITH_DOTS = [
  entry('H01M 10/00', 0, undefined, 'Secondary cells'),
  entry('H01M 10/05', 1, undefined, 'Non-aqueous'),
  entry('H01M 10/052', 2),
  entry('H01M 10/0525', 3),
  entry('H01M 10/054', 2),
  entry('H01M 10/06', 1),
]

test('who stands below whom is known by symbols and dots, whichever file comes first', () => {
  for (const order of [
    [CHINESE, WITH_DOTS],
    [WITH_DOTS, CHINESE],
  ]) {
    const store = openClassSchemes(':memory:')
    for (const entries of order) store.write({ entries })
    expect(store.children('ipc', null).map(({ symbol }) => symbol)).toEqual(['H'])
    expect(store.children('ipc', 'H01M').map(({ symbol }) => symbol)).toEqual(['H01M10/00', 'H01M12/00'])
    expect(store.children('ipc', 'H01M10/00').map(({ symbol }) => symbol)).toEqual(['H01M10/05', 'H01M10/06', 'H01M10/99'])
    expect(store.descendants('ipc', 'h01m 10/05')).toEqual(['H01M10/052', 'H01M10/0525', 'H01M10/054'])
    expect(store.descendants('ipc', 'H01M10/052')).toEqual(['H01M10/0525'])
    expect(store.descendants('ipc', 'H01')).toHaveLength(9)
    store.close()
  }
})

test('a class is read with the titles above it, in all languages', () => {
  schemes.write({ entries: CHINESE })
  schemes.write({ entries: WITH_DOTS })
  const node = schemes.find('ipc', 'H01M0010052500')
  expect(node).toMatchObject({ symbol: 'H01M10/0525', level: 'subgroup', dots: 3, children: 0 })
  expect(node?.path.map(({ symbol }) => symbol)).toEqual(['H', 'H01', 'H01M', 'H01M10/00', 'H01M10/05', 'H01M10/052'])
  expect(node?.path[3]?.titles).toEqual([
    { lang: 'en', text: 'Secondary cells' },
    { lang: 'zh', text: '二次电池' },
  ])
  expect(schemes.find('ipc', 'H01M10')).toMatchObject({ symbol: 'H01M10/00', level: 'group', children: 3 })
  expect(schemes.find('ipc', 'A01B1/00')).toBeNull()
  expect(schemes.find('cpc', 'H01M')).toBeNull()
  expect(schemes.children('ipc', 'A01B')).toEqual([])
})

test('titles are found by words in either language, upper classes first', () => {
  expect(schemes.findByTitle('ipc', '电池', 3).map(({ symbol }) => symbol)).toEqual(['H01M', 'H01M10/00', 'H01M12/00'])
  expect(schemes.findByTitle('ipc', 'CELLS second', 5).map(({ symbol }) => symbol)).toEqual(['H01M10/00'])
  expect(schemes.findByTitle('ipc', '100%', 5)).toEqual([])
  expect(schemes.findByTitle('ipc', ' ', 5)).toEqual([])
})

test('what was written before is unchanged, and the position in a source stays with it', () => {
  const progress = { source: 'a', position: 11, rejected: 1, done: true }
  expect(schemes.write({ entries: CHINESE, progress })).toEqual({ new: 0, changed: 0, unchanged: 11 })
  expect(schemes.write({ entries: [entry('H01M12/00', 0, '混合电池；其制造')] })).toEqual({ new: 0, changed: 1, unchanged: 0 })
  expect(schemes.sourceProgress('a')).toEqual(progress)
  expect(schemes.sourceProgress('b')).toBeNull()
})

test('nothing is stored of a batch that fails', () => {
  expect(() => schemes.write({ entries: [entry('A01B', null, '整地'), entry('nothing', null)] })).toThrow('nothing')
  expect(schemes.find('ipc', 'A01B')).toBeNull()
})

test('designs have classes and subclasses', () => {
  const locarno = (symbol: string, zh: string): ClassEntry => ({ ...entry(symbol, null, zh), scheme: 'locarno' })
  schemes.write({ entries: [locarno('14', '录音、电信设备'), locarno('14-03', '电信设备'), locarno('14-04', '界面')] })
  expect(schemes.children('locarno', null).map(({ symbol }) => symbol)).toEqual(['14'])
  expect(schemes.descendants('locarno', '14')).toEqual(['14-03', '14-04'])
  expect(schemes.find('locarno', '14.03')?.path.map(({ symbol }) => symbol)).toEqual(['14'])
  expect(schemes.sizes()).toEqual([
    { scheme: 'ipc', levels: { section: 1, class: 1, subclass: 1, group: 2, subgroup: 6 } },
    { scheme: 'locarno', levels: { class: 1, subclass: 2 } },
  ])
  expect(schemes.withSubgroups()).toEqual(['ipc'])
})

test('schemes with subgroups are those after a write of its own and of another process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-schemes-'))
  const [reading, writing] = [openClassSchemes(join(folder, 'schemes')), openClassSchemes(join(folder, 'schemes'))]
  expect(reading.withSubgroups()).toEqual([])
  reading.write({ entries: [entry('A01B1/02', 1, '手动工具')] })
  expect(reading.withSubgroups()).toEqual(['ipc'])
  writing.write({ entries: [{ ...entry('H01M10/052', 2, '锂蓄电池'), scheme: 'cpc' }] })
  const later = performance.now() + 1000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(reading.withSubgroups().toSorted()).toEqual(['cpc', 'ipc'])
  vi.restoreAllMocks()
  reading.close()
  writing.close()
  rmSync(folder, { recursive: true })
})

test('tables of industries: the content of a file is added to what exists, codes in either notation', () => {
  const tables = openClassSchemes(':memory:')
  const industry = (symbol: string, titles: [string, string][], ipc: string[] = []): ClassEntry => ({
    scheme: 'cide',
    symbol,
    dots: null,
    titles: titles.map(([lang, text]) => ({ lang, text })),
    definitions: [],
    ipc,
  })
  expect(
    tables.write({ entries: [industry('C3841', [['zh', '锂离子电池制造']]), industry('384', [['zh', '电池制造']], ['H01M'])] }).new,
  ).toBe(2)
  expect(tables.write({ entries: [industry('C384', [['en', 'Batteries']])] })).toEqual({ new: 0, changed: 1, unchanged: 0 })
  expect(tables.write({ entries: [industry('384', [['zh', '电池制造']], ['H01M'])] }).unchanged).toBe(1)
  expect(tables.industries('cide')).toMatchObject([
    { code: '384', parent: '38', titles: [{ text: 'Batteries' }, { text: '电池制造' }], ipc: ['H01M'] },
    { code: '3841', parent: '384', ipc: [] },
  ])
  expect(tables.industries('esosi')).toEqual([])
  expect(() => tables.write({ entries: [industry('98', [])] })).toThrow('98')
  expect(tables.find('ipc', '384')).toBeNull()
  tables.close()
})
