import type { ClassEntry } from '@gezhi/classification'
import type { ClassNode, QueryCheck, SearchAnswer } from '@gezhi/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

const entry = (symbol: string, dots: number | null, zh: string, en?: string): ClassEntry => ({
  scheme: 'ipc',
  symbol,
  dots,
  titles: [{ lang: 'zh', text: zh }, ...(en === undefined ? [] : [{ lang: 'en', text: en }])],
  definitions: [],
})

describe('classification schemes', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await buildTestApp({
      settings: { GEZHI_ACCESS: 'open' },
      classes: [
        entry('A', null, '人类生活必需', 'HUMAN NECESSITIES'),
        entry('A99', null, '风筝'),
        entry('A99Z', null, '风筝', 'KITES'),
        entry('A99Z1/00', 0, '箱形风筝', 'Box kites'),
        entry('A99Z1/02', 1, '双箱的', 'with two cells'),
      ],
    })
  })
  const post = (path: string, body: unknown, language = 'zh') =>
    testApp.post<ClassNode[]>(`/api/search/IPC/${path}`, body, { 'accept-language': language })

  test('the tree is walked from the top, under either path, a level at a time', async () => {
    expect((await post('list', {})).data).toEqual([
      { code: 'A', name: '人类生活必需', lang: 'zh', level: 'section', dots: 0, hasChild: true, path: [], definition: null },
    ])
    const { data } = await testApp.post<ClassNode[]>(
      '/api/search/sf/IPC/list',
      { code: 'A99Z1/00', type: 'IPC' },
      { 'accept-language': 'en' },
    )
    expect(data).toMatchObject([{ code: 'A99Z1/02', name: 'with two cells', dots: 1, hasChild: false }])
    expect(data[0]?.path.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'A HUMAN NECESSITIES',
      'A99 风筝',
      'A99Z KITES',
      'A99Z1/00 Box kites',
    ])
    expect((await post('list', { code: 'B' })).data).toEqual([])
  })

  test('classes are found by words or by symbol, and symbols are explained', async () => {
    expect((await post('dimList', { keyWord: '箱形' })).data.map(({ code }) => code)).toEqual(['A99Z1/00'])
    expect((await post('dimList', { keyWord: 'a99z 1/02' })).data.map(({ code }) => code)).toEqual(['A99Z1/02'])
    expect((await post('titles', { codes: ['A99Z1/02', 'H01M', 'A'] })).data.map(({ code }) => code)).toEqual(['A99Z1/02', 'A'])
    expect((await post('titles', { codes: ['A99Z1/02'], type: 'CPC' })).data).toEqual([])
    expect((await post('schemes', {})).data).toEqual([{ type: 'IPC', classes: 5 }])
    expect((await post('list', { type: 'XYZ' })).code).toBe(400)
  })
  test('a query for a subgroup says when no scheme tells what stands below it', async () => {
    const codes = async (queryStr: string) => {
      const { data } = await testApp.post<QueryCheck>('/api/search/validate/v', { queryStr })
      return data.diagnostics.map(({ code, severity }) => `${severity} ${code}`)
    }
    expect(await codes('cpc=A99Z1/02')).toEqual(['info class-alone'])
    expect(await codes('ipc=A99Z1/02')).toEqual([])
    const answer = await testApp.post<SearchAnswer>('/api/search/ts/search', { filter: { queryStr: 'cpc=A99Z1/02' } })
    expect(answer.data.diagnostics.map(({ code }) => code)).toEqual(['class-alone'])
  })
})
