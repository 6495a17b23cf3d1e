import type { IndexField, SearchAnswer } from '@gezhi/contract'
import { PATENT_KIND } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { aMonitor, monitorHits, runMonitor } from '../testing/a-monitor.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { anExport, csvLines, exportCall } from '../testing/an-export.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const [ONE, TWO, THREE] = ['CN100000001A', 'CN100000002A', 'CN100000003A'] as const
const FIELDS = [
  { name: '评级', type: 'single', optionList: ['A', 'B'] },
  { name: '领域', type: 'multiple', optionList: ['电极', '隔膜'] },
  { name: '意见', type: 'text' },
  { name: '得分', type: 'number' },
  { name: '期限', type: 'date' },
  { name: '负责人', type: 'person' },
]

describe('index fields in queries', async () => {
  const test = await buildTestApp({
    settings: { GEZHI_ACCESS: 'membership' },
    records: [ONE, TWO, THREE].map((publicationNumber) => aPatent({ publicationNumber, title: '电池' })),
  })
  const begin = async () => {
    const { user, headers } = await aSession(test)
    const post = <Data>(path: string, body: object) => test.post<Data>(`/api/${path}`, body, headers)
    const projectId = (await post<{ id: string }>('user/projectManage/add', { name: '项目' })).data.id
    const fileId = (await post<{ id: string }>('user/projectManageFile/add', { projectId, fileName: '文件夹' })).data.id
    await post('user/projectManageFilePatent/save', { fileId, patentIdList: [ONE, TWO] })
    const indexId = (await post<{ id: string }>('user/projectManageIndex/add', { projectId, name: '评价', fieldList: FIELDS })).data.id
    const ids = Object.fromEntries(
      (await post<IndexField[]>('user/projectManageIndex/getIndexField', { indexId })).data.map((field) => [field.name, field.id]),
    )
    const fill = async (patentId: string, values: Record<string, unknown>) => {
      const fieldValue = Object.entries(values).map(([name, value]) => ({ id: ids[name], value }))
      expect((await post('user/projectManageIndex/saveIndexPatent', { indexId, patentId, fieldValue })).code).toBe(200)
    }
    const search = (queryStr: string, more: object = {}) =>
      post<SearchAnswer>('search/ts/search', { filter: { queryStr, mode: 'command' }, from: 0, size: 10, ...more })
    const found = async (queryStr: string, more: object = {}) =>
      ((await search(queryStr, more)).data.list ?? []).map(({ publication_number }) => publication_number).toSorted()
    const within = async (queryStr: string, more: object = {}) =>
      (await post<SearchAnswer>('search/ts/fileSearch', { fileId, filter: { queryStr }, from: 0, size: 10, ...more })).data
    return { user, headers, post, projectId, fileId, indexId, ids, fill, search, found, within }
  }

  it('index.01: values of every type select patents, joined with other conditions, as they are at once after a change', async () => {
    const { user, fill, found, within } = await begin()
    await fill(ONE, { 评级: 'A', 领域: ['电极', '隔膜'], 意见: '新颖性明显不足', 得分: -1.5, 期限: '20260301', 负责人: user.id })
    await fill(TWO, { 评级: 'B', 领域: ['隔膜'], 意见: '可以授权', 得分: 8 })
    expect(await found('my.评级=A')).toEqual([ONE])
    expect(await found('my.领域=(电极 AND 隔膜)')).toEqual([ONE])
    expect(await found('my.领域=隔膜')).toEqual([ONE, TWO])
    expect(await found('my.意见=(新颖性 NEAR/2 不足)')).toEqual([ONE])
    expect(await found('my.意见=="可以授权"')).toEqual([TWO])
    expect(await found('my.得分<0')).toEqual([ONE])
    expect(await found('my.得分=[0 TO 8]')).toEqual([TWO])
    expect(await found('my.期限=202603')).toEqual([ONE])
    expect(await found(`my.负责人="${user.nick}"`)).toEqual([ONE])
    expect(await found('TI=电池 NOT my.评级=(A OR B)')).toEqual([THREE])
    expect(await found('{TI my.意见}=(电池 AND 授权)')).toEqual([TWO])
    expect((await within('my.评级=A')).total).toBe(1)
    await fill(TWO, { 评级: 'A' })
    expect(await found('my.评级=A')).toEqual([ONE, TWO])
  })

  it('index.01: a monitor of values reports patents that get one, without an import', async () => {
    const { headers, fill } = await begin()
    await fill(ONE, { 评级: 'A' })
    const id = await aMonitor(test, { queryStr: 'my.评级=A' }, headers)
    await fill(TWO, { 评级: 'A' })
    await runMonitor(test, id, headers)
    await runMonitor(test, id, headers)
    expect((await monitorHits(test, id, headers)).map((hits) => hits.map(({ code }) => code))).toEqual([[TWO], []])
  })

  it('index.01: values are counted and filtered by in a folder and in other lists', async () => {
    const { fill, within, found, search } = await begin()
    await fill(ONE, { 评级: 'A', 期限: '20260301' })
    await fill(TWO, { 评级: 'A', 期限: '20250301' })
    const groupList = ['my.评级', 'my.期限', 'application_date.year'].map((field) => ({ field, count: 10 }))
    expect((await within('', { groupList })).groupList).toMatchObject([
      { field: 'my.评级', list: [{ value: 'A', name: 'A', count: 2 }] },
      {
        field: 'my.期限',
        list: [
          { value: '2025', count: 1 },
          { value: '2026', count: 1 },
        ],
      },
      { field: 'application_date.year' },
    ])
    const of = (valueList: string[], filterflag: number) => ({ filterItems: [{ field: 'my.期限', valueList, filterflag }] })
    expect((await within('', of(['2026'], 1))).list.map(({ publication_number }) => publication_number)).toEqual([ONE])
    expect(await found('TI=电池', of(['2026'], 0))).toEqual([THREE, TWO].toSorted())
    expect(await search('TI=电池', { groupList: [{ field: 'my.别的', count: 5 }] })).toMatchObject({ data: { error: 'UNKNOWN_FIELD' } })
  })

  it('index.01: each of many values of a field is counted', async () => {
    const { post, projectId, fileId, within } = await begin()
    const records = Array.from({ length: 60 }, (_, i) => `CN2000000${String(i).padStart(2, '0')}A`)
    await test.serving.engines.of(PATENT_KIND).write({ puts: records.map((publicationNumber) => aPatent({ publicationNumber })) })
    await post('user/projectManageFilePatent/save', { fileId, patentIdList: records })
    const { id: indexId } = (
      await post<{ id: string }>('user/projectManageIndex/add', { projectId, name: '另一', fieldList: [{ name: '序号', type: 'number' }] })
    ).data
    const [field] = (await post<IndexField[]>('user/projectManageIndex/getIndexField', { indexId })).data
    for (const [value, patentId] of records.entries())
      await post('user/projectManageIndex/saveIndexPatent', { indexId, patentId, fieldValue: [{ id: field!.id, value }] })
    expect((await within('', { groupList: [{ field: 'my.序号', count: 100 }] })).groupList[0]!.list).toHaveLength(60)
  })

  it('index.01: values of patents are listed as people read them, to those who may read the index, and are columns of exports', async () => {
    const { user, headers, post, fill } = await begin()
    await fill(ONE, { 评级: 'A', 领域: ['电极', '隔膜'], 得分: 2.5, 期限: '20260301', 负责人: user.id })
    await fill(TWO, { 评级: 'B' })
    const request = { patentIdList: [ONE, TWO, THREE], fieldList: ['my.评级', 'my.领域', 'my.期限', 'my.负责人', 'my.没有'] }
    const { data } = await post<{ patentId: string; name: string; value: string }[]>('user/projectManageIndex/patentValues', request)
    expect(data.toSorted((a, b) => (a.patentId + a.name < b.patentId + b.name ? -1 : 1))).toEqual([
      { patentId: ONE, name: 'my.期限', value: '2026-03-01' },
      { patentId: ONE, name: 'my.评级', value: 'A' },
      { patentId: ONE, name: 'my.负责人', value: user.nick },
      { patentId: ONE, name: 'my.领域', value: '电极; 隔膜' },
      { patentId: TWO, name: 'my.评级', value: 'B' },
    ])
    const stranger = await aSession(test)
    expect((await test.post('/api/user/projectManageIndex/patentValues', request, stranger.headers)).data).toEqual([])
    const { data: columns } = await post<{ code: string; name: string; groupName: string }[]>('search/export/fieldList', {
      fileType: 'csv',
    })
    expect(columns).toContainEqual(expect.objectContaining({ code: 'my.得分', name: '得分', groupName: '标引字段' }))
    const { file } = await anExport(test, { idList: [ONE, THREE], fieldList: ['pn', 'my.得分', 'my.期限'] }, headers)
    expect(csvLines(file.payload)).toEqual(['序号,公开（公告）号,得分,期限', `1,${ONE},2.5,2026-03-01`, `2,${THREE},,`])
    const foreign = { idList: [ONE], fileType: 'csv', fieldList: ['my.得分'] }
    expect(await test.post(exportCall('put'), foreign, stranger.headers)).toMatchObject({ data: { error: 'EXPORT_FIELD_UNKNOWN' } })
  })

  it('index.01: fields of indexes that a user may not read are unknown, as those that do not exist', async () => {
    const owner = await begin()
    await owner.fill(ONE, { 评级: 'A' })
    const stranger = await aSession(test)
    const ask = (queryStr: string, headers?: Record<string, string>) =>
      test.post<{ error: string; problem: string }>('/api/search/ts/search', { filter: { queryStr, mode: 'command' } }, headers)
    const real = await ask('my.评级=A', stranger.headers)
    expect(real.data.error).toBe('QUERY_SYNTAX')
    expect(real.message.replace('评级', '没有')).toBe((await ask('my.没有=A', stranger.headers)).message)
    expect((await test.post('/api/user/projectManageIndex/queryFields', {}, stranger.headers)).data).toEqual([])
    expect((await owner.post<{ name: string }[]>('user/projectManageIndex/queryFields', {})).data.map(({ name }) => name)).toContain(
      'my.评级',
    )
    const shared = await begin()
    // The own field of this name is meant, not the other user's.
    expect(await shared.found('my.评级=A')).toEqual([])
    await owner.post('user/projectManage/del', { idList: [owner.projectId] })
    expect((await owner.search('my.评级=A')).data).toMatchObject({ error: 'QUERY_SYNTAX' })
  })
})
