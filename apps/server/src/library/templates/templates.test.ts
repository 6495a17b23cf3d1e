import type { Template } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

describe('templates', async () => {
  const test = await buildTestApp({})
  type Headers = Record<string, string>
  const ask = <Data>(name: string, headers: Headers, body: object = {}) => test.post<Data>(`/api/search/template/${name}`, body, headers)
  const QUERY = { fieldList: ['TIAB', 'AP'], queryStr: 'TIAB=石墨烯 AND AP=大学' }

  it('advanced.04: a template is added, listed, read, changed and deleted, under both paths', async () => {
    const { headers } = await aSession(test)
    const { data } = await ask<{ id: string }>('add', headers, { title: ' 电池 ', ...QUERY })
    const stored = { id: data.id, title: '电池', type: 'search', ...QUERY, defaultFlag: 0 }
    expect((await ask('get', headers, data)).data).toEqual(stored)
    expect((await ask<Template[]>('list', headers, { type: 'search' })).data.slice(1)).toEqual([stored])
    expect((await ask<Template[]>('list', headers, { type: 'export' })).data).toEqual([])
    expect((await ask('upd', headers, { id: data.id, title: '负极' })).data).toEqual({ ...stored, title: '负极' })
    expect((await test.post('/api/search/sf/template/get', data, headers)).data).toMatchObject({ title: '负极', ...QUERY })
    expect((await ask('del', headers, data)).data).toBe(true)
    for (const name of ['get', 'upd', 'del']) expect(await ask(name, headers, data)).toMatchObject({ code: 404 })
  })

  it('advanced.05: the default template is called 默认模版, as is one that is given no title, and it stays', async () => {
    const { headers } = await aSession(test)
    const { data } = await ask<Template[]>('list', headers)
    expect(data).toEqual([expect.objectContaining({ id: 'default', title: '默认模版', defaultFlag: 1 })])
    const added = await ask<{ id: string }>('add', headers, { fieldList: ['TI'] })
    expect((await ask('get', headers, added.data)).data).toMatchObject({ title: '默认模版', defaultFlag: 0 })
    expect((await ask('get', headers, { id: 'default' })).data).toEqual(data[0])
    for (const name of ['upd', 'del']) expect(await ask(name, headers, { id: 'default', title: 'x' })).toMatchObject({ code: 404 })
  })

  it('templates of others are nobody’s, and a login is required', async () => {
    const [mine, other] = [await aSession(test), await aSession(test)]
    const { data } = await ask<{ id: string }>('add', mine.headers, { title: 'a', ...QUERY })
    for (const name of ['get', 'upd', 'del']) {
      expect(await ask(name, other.headers, { ...data, title: 'b' })).toMatchObject({ code: 404, message: '未找到模板' })
      expect(await ask(name, {}, data)).toMatchObject({ code: 401 })
    }
    expect((await ask('get', mine.headers, data)).data).toMatchObject({ title: 'a' })
  })

  it('rejects invalid titles and lists of fields, by name', async () => {
    const { headers } = await aSession(test)
    for (const [wrong, field] of [
      [{ title: '  ', fieldList: [] }, 'title'],
      [{ title: 'x'.repeat(51), fieldList: [] }, 'title'],
      [{ title: 'a' }, 'fieldList'],
      [{ title: 'a', fieldList: 'TI' }, 'fieldList'],
      [{ title: 'a', fieldList: ['TI'], type: 'other' }, 'type'],
      [{ title: 'a', fieldList: ['TI'], queryStr: 'x'.repeat(10_001) }, 'queryStr'],
    ] as const) {
      expect(await ask('add', headers, wrong)).toMatchObject({ code: 400, message: expect.stringContaining(field) })
    }
  })
})
