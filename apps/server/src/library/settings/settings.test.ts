import type { UserPreferences } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

type Headers = Record<string, string>
type Fields = { field: string; name: string; shown: boolean }[]

describe('search settings', async () => {
  const test = await buildTestApp({
    records: [aPatent({ publicationNumber: 'CN105000001A' }), aPatent({ publicationNumber: 'CN105000002A' })],
  })
  const ask = <Data>(path: string, headers: Headers, body: object = {}) => test.post<Data>(`/api/user/${path}`, body, headers)
  const found = async (headers: Headers) => (await ask<UserPreferences>('searchSet/find', headers)).data

  it('settings.01, settings.02, settings.03, settings.04: page 20, exit 10 and the publication number are what everybody begins with', async () => {
    const { headers } = await aSession(test)
    expect(await found(headers)).toMatchObject({
      defaultPage: '/homeSearch',
      exitTime: 10,
      pageNumber: 20,
      pdfName: 'publication_number',
    })
  })

  it('settings.05, settings.06, settings.07: six colours; tag marks are closed, with the value 5', async () => {
    const { highlightColours, ...settings } = await found((await aSession(test)).headers)
    expect(new Set(highlightColours).size).toBe(6)
    expect(settings).toMatchObject({ tagMark: false, tagMarkNumber: 5 })
  })

  it('detail.06, search-box.53: read patents are stored, named 保留已读专利, and the class tool is IPC', async () => {
    const { headers } = await aSession(test)
    expect(await found(headers)).toMatchObject({ patentSelect: 0, toolType: 'IPC' })
    const { data } = await ask<Record<string, object[]>>('searchSet/list', headers)
    expect(data['patentSelect']?.[0]).toEqual({ value: 0, name: '保留已读专利' })
  })

  it('settings.08, settings.11: what is saved is found again, part by part, until the defaults are restored', async () => {
    const { headers } = await aSession(test)
    await ask('searchSet/save', headers, { pageNumber: 50 })
    await ask('searchSet/save', headers, { pdfName: 'title' })
    expect(await found(headers)).toMatchObject({ pageNumber: 50, pdfName: 'title', exitTime: 10 })
    expect((await ask('searchSet/recoveryDefault', headers)).data).toMatchObject({ pageNumber: 20, pdfName: 'publication_number' })
    expect(await found(headers)).toMatchObject({ pageNumber: 20 })
  })

  it('rejects invalid values of a setting, and leaves it unchanged', async () => {
    const { headers } = await aSession(test)
    const twice = Array.from({ length: 6 }, () => '#ffe58a')
    for (const wrong of [
      { pageNumber: 21 },
      { highlightColours: ['red'] },
      { highlightColours: twice },
      { defaultPage: '//example.com' },
      { exitTime: 0 },
      { tagMarkNumber: 7 },
    ]) {
      expect(await ask('searchSet/save', headers, wrong)).toMatchObject({
        code: 400,
        message: expect.stringContaining(Object.keys(wrong)[0]!),
      })
    }
    expect(await found(headers)).toMatchObject({ pageNumber: 20 })
  })

  it('settings.09: the fields of a view are listed, saved in their order, and put back', async () => {
    const { headers } = await aSession(test)
    const fields = async (path: string, body: object = {}) =>
      (await ask<Fields>(`displayFields/${path}`, headers, { scene: 'tableList', ...body })).data
    const first = await fields('defaultList')
    expect(await fields('list')).toEqual(first)
    await fields('save', { fieldList: ['country', 'inventor'] })
    expect((await fields('list')).filter(({ shown }) => shown).map(({ field }) => field)).toEqual(['country', 'inventor'])
    expect((await found(headers)).fields).toEqual({ tableList: ['country', 'inventor'] })
    const page = await fields('list', { scene: 'searchDetail' })
    expect(page.every(({ shown }) => shown)).toBe(true)
    expect(page.map(({ field }) => field)).toContain('examiner')
    expect(await fields('initialize')).toEqual(first)
    expect(await fields('list')).toEqual(first)
    expect(await ask('displayFields/save', headers, { scene: 'tableList', fieldList: ['country', 'country'] })).toMatchObject({ code: 400 })
    for (const fieldList of [['examiner'], ['shoe_size']]) {
      expect(await ask('displayFields/save', headers, { scene: 'tableList', fieldList })).toMatchObject({ code: 400 })
    }
  })

  it('settings.09: orders are listed and one is stored', async () => {
    const { headers } = await aSession(test)
    const { data: orders } = await ask<{ sortField: string; sortOrder: string }[]>('displayFields/lisSearchOrder', headers)
    expect((await ask('displayFields/listUserSearchOrder', headers)).data).toEqual([])
    const { sortField, sortOrder } = orders[2]!
    await ask('displayFields/saveOrder', headers, { sortField, sortOrder })
    expect((await ask('displayFields/listUserSearchOrder', headers)).data).toEqual([orders[2]])
    expect((await found(headers)).order).toEqual({ sortField, sortOrder })
    await ask('searchSet/recoveryDefault', headers)
    expect((await found(headers)).order).toBeNull()
    expect(await ask('displayFields/saveOrder', headers, { sortField: 'shoe_size', sortOrder })).toMatchObject({ code: 400 })
  })

  it('settings.10: the merge setting is listed with what was chosen', async () => {
    const { headers } = await aSession(test)
    const merge = async (path: string) =>
      (await test.post<{ value: string; selected?: boolean }[]>(`/api/search/searchMergeSet/${path}`, {}, headers)).data
    expect((await merge('selectList')).map(({ value }) => value)).toEqual(['none', 'application', 'family'])
    expect((await merge('list')).find(({ selected }) => selected)?.value).toBe('application')
    await ask('searchSet/save', headers, { merge: 'family' })
    expect((await merge('list')).find(({ selected }) => selected)?.value).toBe('family')
  })

  it('settings.12: shortcuts are listed, saved and cleaned, and lead nowhere else', async () => {
    const { headers } = await aSession(test)
    const list = [{ name: '命令检索', path: '/commandSearch' }]
    await ask('navigationPage/save', headers, { list })
    expect((await ask('navigationPage/list', headers)).data).toEqual(list)
    for (const path of ['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)']) {
      expect(await ask('navigationPage/save', headers, { list: [{ name: 'a', path }] })).toMatchObject({ code: 400 })
    }
    await ask('navigationPage/clean', headers)
    expect((await ask('navigationPage/list', headers)).data).toEqual([])
  })

  it('settings.13: marks contain the publications a user has opened', async () => {
    const [reader, other] = [await aSession(test), await aSession(test)]
    await test.post('/api/search/ts/searchDetail', { id: 'CN105000001A' }, reader.headers)
    const marks = (headers: Headers) => ask('mark/queryByPnList', headers, { pnList: ['CN105000001A', 'CN105000002A'] })
    expect((await marks(reader.headers)).data).toEqual([
      { pn: 'CN105000001A', readFlag: 1, tagList: [] },
      { pn: 'CN105000002A', readFlag: 0, tagList: [] },
    ])
    expect((await marks(other.headers)).data).toMatchObject([{ readFlag: 0 }, { readFlag: 0 }])
  })

  it('settings.06, settings.13: a tag is given, changed and taken away, by each user for themselves', async () => {
    const [one, other] = [await aSession(test), await aSession(test)]
    const tag = (pn: string, value: number) => ask('mark/save', one.headers, { pn, tag: value })
    const tags = async (headers: Headers) =>
      (await ask<{ tagList: number[] }[]>('mark/queryByPnList', headers, { pnList: ['CN105000001A'] })).data[0]?.tagList
    expect((await tag('CN105000001A', 2)).data).toEqual({ pn: 'CN105000001A', readFlag: 0, tagList: [2] })
    await tag('CN105000001A', 5)
    expect([await tags(one.headers), await tags(other.headers)]).toEqual([[5], []])
    await tag('CN105000001A', 0)
    expect(await tags(one.headers)).toEqual([])
    expect(await tag('CN105000001A', 7)).toMatchObject({ code: 400, message: expect.stringContaining('tag') })
  })

  it('requires a login, and separates the settings of users', async () => {
    expect(await ask('searchSet/find', {})).toMatchObject({ code: 401 })
    const [mine, other] = [await aSession(test), await aSession(test)]
    await ask('searchSet/save', mine.headers, { pageNumber: 100 })
    expect(await found(other.headers)).toMatchObject({ pageNumber: 20 })
  })
})
