import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { expect, test } from 'vitest'
import { classArgs, classQuery, readChosenClasses, toggleClass } from './chosen-classes.ts'

const EMPTY = readChosenClasses({ query: '', mode: null })

test('search-modes.06: classes are chosen for a search, and read back from the address of its list', () => {
  const chosen = ['H01M10/00', 'H01M4/36'].reduce((now, code) => toggleClass(now, { code, codes: [code] }), EMPTY)
  const args = classArgs(chosen)
  expect(args).toEqual({ codeList: ['H01M10', 'H01M4/36'], scheme: 'ipc' })
  const again = readChosenClasses({ query: 'ad>=2015', mode: { name: 'class', args: { ...args, mainOnly: true } } })
  expect(classArgs(again)).toEqual({ ...args, mainOnly: true })
  expect(again.within).toBe('ad>=2015')
  expect([...toggleClass(chosen, { code: 'H01M4/36', codes: [] }).classes.keys()]).toEqual(['H01M10/00'])
})

test('search-modes.06: chosen classes become a query', () => {
  const two = readChosenClasses({
    query: '隔膜 OR 涂层',
    mode: { name: 'class', args: { codeList: ['H01M10', 'H01M4/36'], mainOnly: true } },
  })
  expect(classQuery(two)).toBe('ipc-main=(H01M10 OR H01M4/36) AND (隔膜 OR 涂层)')
  const designs = readChosenClasses({ query: '', mode: { name: 'class', args: { codeList: ['13-02'], scheme: 'loc', mainOnly: true } } })
  expect(classQuery(designs)).toBe('loc=13-02')
  for (const query of [classQuery(two), classQuery(designs)])
    expect(
      readQuery(query, { mode: 'command', fields: PATENT_FIELD_TABLE }).diagnostics.filter(({ severity }) => severity === 'error'),
    ).toEqual([])
  expect(classQuery(EMPTY)).toBe('')
})

test('search-modes.06: industries are chosen by their codes, and read back as industries', () => {
  const args = { codeList: ['38', 'C39'], scheme: 'cide' }
  const again = readChosenClasses({ query: '', mode: { name: 'class', args } })
  expect([again.scheme, classArgs(again), classQuery(again)]).toEqual(['CIDE', args, ''])
  const known = { ...again, classes: new Map([['38', ['H01M', 'H05B3/00']]]) }
  expect([classArgs(known).codeList, classQuery(known)]).toEqual([['38'], 'ipc=(H01M OR H05B3)'])
})
