import type { IndexChange, IndexedPatent, IndexField, IndexRule, IndexSuggestion, IndexTableError, ProjectIndex } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const [ONE, TWO, THREE, OUTSIDE] = ['CN100000001A', 'CN100000002A', 'CN100000003A', 'CN100000004A'] as const
const FIELDS = [
  { name: '评级', type: 'single', optionList: ['A', 'B'] },
  { name: '领域', type: 'multiple', optionList: ['电极', '隔膜'] },
  { name: '意见', type: 'text' },
  { name: '得分', type: 'number' },
]

describe('filling the values of an index', async () => {
  const test = await buildTestApp({
    settings: { GEZHI_ACCESS: 'membership' },
    records: [
      aPatent({ publicationNumber: ONE, title: '石墨烯电极', applicants: [{ name: '甲公司' }] }),
      aPatent({ publicationNumber: TWO, title: '隔膜与电极', applicants: [{ name: '甲公司' }] }),
      aPatent({ publicationNumber: THREE, title: '电解液', applicants: [{ name: '乙公司' }] }),
      aPatent({ publicationNumber: OUTSIDE, title: '电极' }),
    ],
  })
  const begin = async () => {
    const { headers } = await aSession(test)
    const post = <Data>(path: string, body: object) => test.post<Data>(`/api/user/${path}`, body, headers)
    const ask = <Data = unknown>(name: string, body: object) => post<Data>(`projectManageIndex/${name}`, body)
    const projectId = (await post<{ id: string }>('projectManage/add', { name: '项目' })).data.id
    const fileId = (await post<{ id: string }>('projectManageFile/add', { projectId, fileName: '文件夹' })).data.id
    await post('projectManageFilePatent/save', { fileId, patentIdList: [ONE, TWO, THREE] })
    const indexId = (await ask<{ id: string }>('add', { projectId, name: '评价', fieldList: FIELDS })).data.id
    const { data: fields } = await ask<IndexField[]>('getIndexField', { indexId })
    const id = Object.fromEntries(fields.map((field) => [field.name, field.id]))
    const values = async () => {
      const { list } = (await ask<{ list: IndexedPatent[] }>('queryIndex', { projectId, indexId })).data
      const nameOf = Object.fromEntries(fields.map((field) => [field.id, field.name]))
      return Object.fromEntries(
        list.map((row) => [row.patentId, Object.fromEntries(row.fieldValue.map((one) => [nameOf[one.id], one.value]))]),
      )
    }
    const changes = async () => (await ask<{ list: IndexChange[] }>('changeList', { projectId })).data.list
    const undo = (changeId: string) => ask<{ restored: number; left: number }>('undoChange', { id: changeId })
    const save = (patentId: string, name: string, value: unknown) =>
      ask('saveIndexPatent', { indexId, patentId, fieldValue: [{ id: id[name], value }] })
    const upload = (table: string, isOverwriting?: boolean) => {
      const form = new FormData()
      form.append('indexId', indexId)
      if (isOverwriting !== undefined) form.append('isOverwriting', String(isOverwriting))
      form.append('file', new Blob([table]), 'table.csv')
      return test.app.inject({ method: 'POST', url: '/api/user/projectManageIndex/importTable', headers, payload: form })
    }
    return { headers, post, ask, projectId, fileId, indexId, fields, id, values, changes, undo, save, upload }
  }

  it('index.01: values of a selection are undone, but what was changed again since stays', async () => {
    const { ask, indexId, id, values, changes, undo, save } = await begin()
    await save(ONE, '评级', 'B')
    const fieldValue = [{ id: id['评级'], value: 'A' }]
    await ask('batchSaveIndexPatent', { indexId, patentIdList: [ONE, TWO, THREE], fieldValue })
    await save(THREE, '评级', 'B')
    const [last, batch] = await changes()
    expect(last).toMatchObject({ kind: 'values', patentCount: 1, isOwn: true, isUndone: false, indexName: '评价' })
    expect(batch).toMatchObject({ kind: 'values', patentCount: 3 })
    expect((await undo(batch!.id)).data).toEqual({ restored: 2, left: 1 })
    expect(await values()).toEqual({ [ONE]: { 评级: 'B' }, [THREE]: { 评级: 'B' } })
    expect(await undo(batch!.id)).toMatchObject({ code: 404, message: '该改动不存在或已撤销' })
    expect((await changes()).find((one) => one.id === batch!.id)!.isUndone).toBe(true)
  })

  it('index.01: a deleted field, deleted options and a deleted index come back with all their values', async () => {
    const { ask, projectId, indexId, id, fields, values, changes, undo, save } = await begin()
    await save(ONE, '意见', '好')
    await save(ONE, '领域', ['电极', '隔膜'])
    await save(TWO, '评级', 'B')
    const before = await values()
    const kept = [
      { ...fields.find(({ name }) => name === '评级')!, optionList: ['A'] },
      { ...fields.find(({ name }) => name === '领域')!, optionList: ['隔膜'] },
    ]
    await ask('saveIndexField', { indexId, fieldList: kept })
    expect(await values()).toEqual({ [ONE]: { 领域: ['隔膜'] } })
    expect((await undo((await changes())[0]!.id)).data).toEqual({ restored: 2, left: 0 })
    expect(await values()).toEqual(before)
    const { data: restored } = await ask<IndexField[]>('getIndexField', { indexId })
    expect(new Set(restored.map((field) => field.id))).toEqual(new Set(Object.values(id)))
    const below = (await ask<{ id: string }>('add', { projectId, parentId: indexId, name: '下级' })).data.id
    await ask('del', { idList: [indexId] })
    expect((await ask<ProjectIndex[]>('list', { projectId })).data).toEqual([])
    expect(await ask('getIndexField', { indexId: below })).toMatchObject({ code: 404 })
    const [deleted] = await changes()
    expect(deleted).toMatchObject({ kind: 'index', patentCount: 2 })
    await undo(deleted!.id)
    expect((await ask<ProjectIndex[]>('list', { projectId })).data.map(({ name }) => name)).toEqual(['评价', '下级'])
    expect(await values()).toEqual(before)
  })

  it('index.01: a table is imported with every row or not at all; errors name row and column; the import is undone', async () => {
    const { values, changes, undo, upload, save } = await begin()
    await save(TWO, '得分', 1)
    const wrong = (await upload(`号码,评级,得分\n${ONE},A,7\n${TWO},C,x\n${OUTSIDE},A,1\n`)).json<{
      data: { total: number; changed: number; errors: IndexTableError[] }
    }>()
    expect(wrong.data).toMatchObject({ total: 3, changed: 0 })
    expect(wrong.data.errors.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, '评级', 'C'],
      [3, '得分', 'x'],
      [4, '号码', OUTSIDE],
    ])
    expect(await values()).toEqual({ [TWO]: { 得分: 1 } })
    const table = `号码,领域,得分\n${ONE},电极; 隔膜,7.5\n${TWO},,8\n`
    expect((await upload(table)).json()).toMatchObject({ data: { total: 2, changed: 1 } })
    expect(await values()).toEqual({ [ONE]: { 领域: ['电极', '隔膜'], 得分: 7.5 }, [TWO]: { 得分: 1 } })
    await undo((await changes())[0]!.id)
    expect((await upload(table, true)).json()).toMatchObject({ data: { total: 2, changed: 2 } })
    expect(await values()).toEqual({ [ONE]: { 领域: ['电极', '隔膜'], 得分: 7.5 }, [TWO]: { 得分: 8 } })
    const [change] = await changes()
    expect(change).toMatchObject({ kind: 'table', patentCount: 2 })
    await undo(change!.id)
    expect(await values()).toEqual({ [TWO]: { 得分: 1 } })
    expect((await upload('')).statusCode).toBe(200)
  })

  it('roles.31: a table is imported by editors only, and by strangers as if there were no index', async () => {
    const { headers, projectId, indexId, post } = await begin()
    const other = await aSession(test)
    const send = async () => {
      const form = new FormData()
      form.append('indexId', indexId)
      form.append('file', new Blob([`号码,评级\n${ONE},A\n`]), 'table.csv')
      const url = '/api/user/projectManageIndex/importTable'
      const answer = await test.app.inject({ method: 'POST', url, headers: other.headers, payload: form })
      return answer.json<{ code: number; data: { error?: string; changed?: number } }>().data
    }
    expect(headers).not.toEqual(other.headers)
    expect(await send()).toMatchObject({ error: 'PROJECT_INDEX_NOT_FOUND' })
    const share = { id: projectId, telephone: other.user.telephone }
    await post('projectManage/addShareUser', { ...share, authority: 1 })
    expect(await send()).toMatchObject({ error: 'PROJECT_FORBIDDEN' })
    await post('projectManage/updateUserAuthority', { id: projectId, userId: other.user.id, authority: 2 })
    expect(await send()).toMatchObject({ changed: 1 })
  })

  it('index.01: a rule sets the values of all patents of a folder that its query finds, after a preview, again and again', async () => {
    const { ask, fileId, indexId, id, values, changes, undo, save } = await begin()
    await save(ONE, '评级', 'B')
    const rule = { indexId, fileId, queryStr: 'TI=电极', fieldValue: [{ id: id['评级'], value: 'A' }] }
    expect((await ask('previewRule', rule)).data).toEqual({ total: 2, changed: 1, replaced: 0 })
    expect((await ask('previewRule', { ...rule, isOverwriting: true })).data).toEqual({ total: 2, changed: 2, replaced: 1 })
    expect(await values()).toEqual({ [ONE]: { 评级: 'B' } })
    const { id: ruleId } = (await ask<{ id: string }>('saveRule', rule)).data
    expect((await ask('runRule', { indexId, id: ruleId })).data).toEqual({ total: 2, changed: 1 })
    expect(await values()).toEqual({ [ONE]: { 评级: 'B' }, [TWO]: { 评级: 'A' } })
    expect((await ask('runRule', { indexId, id: ruleId })).data).toEqual({ total: 2, changed: 0 })
    await ask('saveRule', { ...rule, id: ruleId, isOverwriting: true })
    expect((await ask('runRule', { indexId, id: ruleId })).data).toEqual({ total: 2, changed: 1 })
    expect(await values()).toEqual({ [ONE]: { 评级: 'A' }, [TWO]: { 评级: 'A' } })
    const { data: list } = await ask<IndexRule[]>('ruleList', { indexId })
    expect(list).toMatchObject([{ id: ruleId, fileName: '文件夹', queryStr: 'TI=电极', isOverwriting: true, lastCount: 1 }])
    await undo((await changes())[0]!.id)
    expect(await values()).toEqual({ [ONE]: { 评级: 'B' }, [TWO]: { 评级: 'A' } })
    expect(await ask('saveRule', { ...rule, queryStr: 'TI=(' })).toMatchObject({ data: { error: 'PROJECT_QUERY_WRONG' } })
    expect((await ask('previewRule', { ...rule, queryStr: 'my.评级=B' })).data).toMatchObject({ total: 1 })
    expect((await ask('deleteRule', { indexId, idList: [ruleId] })).data).toBe(true)
    expect(await ask('runRule', { indexId, id: ruleId })).toMatchObject({ code: 404, message: '未找到标引规则' })
  })

  it('index.01: values are suggested by the text, by other patents of the applicant and by its name, and saved when accepted', async () => {
    const { ask, fileId, indexId, id, values, changes, save } = await begin()
    const suggest = async (name: string) =>
      (await ask<{ list: IndexSuggestion[]; total: number }>('suggestValues', { indexId, fileId, fieldId: id[name] })).data
    const domains = await suggest('领域')
    expect(domains.total).toBe(3)
    expect(Object.fromEntries(domains.list.map((one) => [one.patentId, one.valueList]))).toEqual({
      [ONE]: [{ value: ['电极'], reason: 'text' }],
      [TWO]: [{ value: ['电极', '隔膜'], reason: 'text' }],
    })
    expect(await values()).toEqual({})
    await save(ONE, '意见', '电极')
    const texts = await suggest('意见')
    expect(texts.total).toBe(2)
    expect(Object.fromEntries(texts.list.map((one) => [one.patentId, one.valueList]))).toEqual({
      [TWO]: [
        { value: '电极', reason: 'text' },
        { value: '甲公司', reason: 'applicant' },
      ],
      [THREE]: [{ value: '乙公司', reason: 'applicant' }],
    })
    // Somebody else fills it meanwhile: their value stays.
    await save(TWO, '意见', '别的')
    const list = [TWO, THREE].map((patentId) => ({ patentId, fieldValue: [{ id: id['意见'], value: '乙公司' }] }))
    expect((await ask('fillValues', { indexId, list })).data).toBe(1)
    expect(await values()).toEqual({ [ONE]: { 意见: '电极' }, [TWO]: { 意见: '别的' }, [THREE]: { 意见: '乙公司' } })
    expect((await changes())[0]).toMatchObject({ kind: 'suggestion', patentCount: 1 })
  })
})
