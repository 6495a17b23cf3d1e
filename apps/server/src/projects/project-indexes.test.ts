import { MAX_INDEX_DEPTH, MAX_PROJECT_INDEXES, type IndexedPatent, type IndexField, type ProjectIndex } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const [ONE, TWO, OUTSIDE] = ['CN100000001A', 'CN100000002A', 'CN100000003A'] as const

describe('indexes of projects', async () => {
  const test = await buildTestApp({
    settings: { GEZHI_ACCESS: 'membership' },
    records: [
      aPatent({ publicationNumber: ONE, title: '石墨烯电极' }),
      aPatent({ publicationNumber: TWO, title: '隔膜' }),
      aPatent({ publicationNumber: OUTSIDE, title: '电解液' }),
    ],
  })
  const begin = async () => {
    const { user, headers } = await aSession(test)
    const post = <Data>(path: string, body: object) => test.post<Data>(`/api/user/${path}`, body, headers)
    const ask = <Data = unknown>(name: string, body: object) => post<Data>(`projectManageIndex/${name}`, body)
    const projectId = (await post<{ id: string }>('projectManage/add', { name: '项目' })).data.id
    const fileId = (await post<{ id: string }>('projectManageFile/add', { projectId, fileName: '文件夹' })).data.id
    await post('projectManageFilePatent/save', { fileId, patentIdList: [ONE, TWO] })
    return {
      user,
      ask,
      projectId,
      add: async (name: string, parentId: string | null = null, fieldList: object[] = []) =>
        (await ask<{ id: string }>('add', { projectId, name, parentId, fieldList })).data.id,
      fields: async (indexId: string) =>
        Object.fromEntries((await ask<IndexField[]>('getIndexField', { indexId })).data.map((field) => [field.name, field.id])),
      names: async () => (await ask<ProjectIndex[]>('list', { projectId })).data.map(({ name }) => name),
      query: async (body: object = {}) => (await ask<{ list: IndexedPatent[]; total: number }>('queryIndex', { projectId, ...body })).data,
    }
  }
  const ALL_TYPES = [
    { name: '意见', type: 'text' },
    { name: '评级', type: 'single', optionList: ['A', 'B'] },
    { name: '领域', type: 'multiple', optionList: ['电极', '隔膜', '电解液'] },
    { name: '分数', type: 'number' },
    { name: '期限', type: 'date' },
    { name: '负责人', type: 'person' },
  ]

  it('index.01: indexes are added, listed in the order of their tree, changed singly and in batch, and deleted', async () => {
    const { ask, projectId, add, names } = await begin()
    const top = await add('评价')
    const below = await add('技术', top)
    const other = await add('其他')
    expect(await names()).toEqual(['评价', '技术', '其他'])
    expect((await ask('pageList', { projectId, pageNo: 2, pageSize: 2 })).data).toEqual({
      list: [{ id: other, projectId, parentId: null, name: '其他', fieldList: [], patentCount: 0 }],
      total: 3,
    })
    expect((await ask('upd', { id: other, name: '法律' })).data).toBe(true)
    expect(
      (
        await ask('batchUpdate', {
          list: [
            { id: other, parentId: below },
            { id: top, name: '总评' },
          ],
        })
      ).data,
    ).toBe(true)
    expect(await names()).toEqual(['总评', '技术', '法律'])
    // Together they would make a cycle: nothing changes.
    const cycle = [
      { id: top, name: '改' },
      { id: other, parentId: null },
      { id: top, parentId: other },
      { id: below, parentId: below },
    ]
    expect(await ask('batchUpdate', { list: cycle })).toMatchObject({ data: { error: 'PROJECT_INDEX_WITHIN' } })
    expect(await names()).toEqual(['总评', '技术', '法律'])
    expect((await ask('del', { idList: [below] })).data).toBe(true)
    expect(await names()).toEqual(['总评'])
    expect(await ask('del', { idList: [below] })).toMatchObject({ code: 404, message: '未找到索引' })
  })

  it('index.01: patents get values of every type, singly and several at once, and are found by them', async () => {
    const { user, ask, add, fields, query } = await begin()
    const indexId = await add('评价', null, ALL_TYPES)
    const id = await fields(indexId)
    const values = [
      { id: id['意见'], value: '新颖性不足' },
      { id: id['评级'], value: 'A' },
      { id: id['领域'], value: ['电极', '隔膜'] },
      { id: id['分数'], value: 7.5 },
      { id: id['期限'], value: '20270301' },
      { id: id['负责人'], value: user.id },
    ]
    expect((await ask('saveIndexPatent', { indexId, patentId: ONE, fieldValue: values })).data).toEqual({ revision: 1 })
    expect(
      (await ask('batchSaveIndexPatent', { indexId, patentIdList: [ONE, TWO], fieldValue: [{ id: id['评级'], value: 'B' }] })).data,
    ).toBe(2)
    const { list, total } = await query({ indexId })
    expect(total).toBe(2)
    expect(list[0]).toMatchObject({ patentId: ONE, publication_number: ONE, title: '石墨烯电极', revision: 2 })
    expect(Object.fromEntries(list[0]!.fieldValue.map((one) => [one.id, one.value]))).toEqual({
      ...Object.fromEntries(values.map((one) => [one.id, one.value])),
      [id['评级']!]: 'B',
    })
    const found = async (name: string, value?: string | number) =>
      (await query({ fieldId: id[name], ...(value !== undefined && { value }) })).list.map(({ patentId }) => patentId)
    expect([
      await found('意见', '颖性'),
      await found('意见', '%'),
      await found('领域', '隔膜'),
      await found('分数', 7.5),
      await found('评级', 'B'),
    ]).toEqual([[ONE], [], [ONE], [ONE], [ONE, TWO]])
    expect([await found('期限', '20270301'), await found('负责人'), await found('评级', 'A')]).toEqual([[ONE], [ONE], []])
    // A row without values is not listed.
    await ask('saveIndexPatent', { indexId, patentId: TWO, fieldValue: [{ id: id['评级'], value: null }] })
    expect((await query({ indexId })).total).toBe(1)
  })

  it('values that do not fit, and patents outside the project, are rejected by name', async () => {
    const { ask, add, fields } = await begin()
    const indexId = await add('评价', null, ALL_TYPES)
    const id = await fields(indexId)
    for (const [name, value] of [
      ['评级', 'C'],
      ['评级', ['A']],
      ['领域', ['电极', '其他']],
      ['分数', '7'],
      ['期限', '20270230'],
      ['负责人', '00000000-0000-4000-8000-000000000000'],
      ['意见', 1],
    ] as const)
      expect(await ask('saveIndexPatent', { indexId, patentId: ONE, fieldValue: [{ id: id[name], value }] }), name).toMatchObject({
        code: 400,
        message: `字段“${name}”的值与其类型或选项不符`,
      })
    const outside = { indexId, patentIdList: [ONE, OUTSIDE], fieldValue: [{ id: id['意见'], value: '好' }] }
    expect(await ask('batchSaveIndexPatent', outside)).toMatchObject({ data: { error: 'PROJECT_PATENT_NOT_FOUND' } })
  })

  it('of two people who change one row, the second one sees the conflict and nothing is lost', async () => {
    const { ask, add, fields, query } = await begin()
    const indexId = await add('评价', null, ALL_TYPES)
    const id = await fields(indexId)
    const save = (value: string, revision: number) =>
      ask('saveIndexPatent', { indexId, patentId: ONE, fieldValue: [{ id: id['意见'], value }], revision })
    const answers = await Promise.all([save('甲', 0), save('乙', 0)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
    const [row] = (await query({ indexId })).list
    expect(row!.fieldValue[0]!.value).toBe(answers[0].code === 200 ? '甲' : '乙')
    expect((await save('丙', row!.revision)).code).toBe(200)
    const of = async (patentId: string) => (await query({ indexId, patentId })).list.map(({ revision }) => revision)
    expect([await of(ONE), await of(TWO)]).toEqual([[row!.revision + 1], []])
  })

  it('fields keep their ids and values; those of removed fields and options go', async () => {
    const { ask, add, fields, query } = await begin()
    const indexId = await add('评价', null, ALL_TYPES)
    const id = await fields(indexId)
    await ask('saveIndexPatent', {
      indexId,
      patentId: ONE,
      fieldValue: [
        { id: id['意见'], value: '好' },
        { id: id['领域'], value: ['电极', '隔膜'] },
        { id: id['评级'], value: 'B' },
      ],
    })
    const kept = [
      { id: id['领域'], name: '技术领域', type: 'multiple', optionList: ['隔膜'] },
      { id: id['评级'], name: '评级', type: 'single', optionList: ['A'] },
      { name: '备注', type: 'text' },
    ]
    const saved = await ask<IndexField[]>('saveIndexField', { indexId, fieldList: kept })
    expect(saved.data.map(({ name }) => name)).toEqual(['技术领域', '评级', '备注'])
    expect((await query({ indexId })).list[0]!.fieldValue).toEqual([{ id: id['领域'], value: ['隔膜'] }])
    for (const [name, fieldList] of [
      ['评级', [{ id: id['评级'], name: '评级', type: 'text' }]],
      [
        '备注',
        [
          { name: '备注', type: 'text' },
          { name: '备注', type: 'number' },
        ],
      ],
      ['级', [{ name: '级', type: 'single' }]],
    ] as const)
      expect(await ask('saveIndexField', { indexId, fieldList }), name).toMatchObject({ data: { error: 'PROJECT_INDEX_FIELDS' } })
  })

  it('the number and the levels of indexes are limited', async () => {
    const { ask, projectId, add } = await begin()
    let parentId: string | null = null
    for (let level = 1; level <= MAX_INDEX_DEPTH; level += 1) parentId = await add(`${level}`, parentId)
    expect(await ask('add', { projectId, name: '深', parentId })).toMatchObject({ data: { error: 'PROJECT_INDEXES_DEEP' } })
    await test.database.execute(`INSERT INTO project_indexes (project_id, name, field_list, created_at)
      SELECT '${projectId}', 'n', '[]', now() FROM generate_series(1, ${MAX_PROJECT_INDEXES - MAX_INDEX_DEPTH})`)
    expect(await ask('add', { projectId, name: '多' })).toMatchObject({ data: { error: 'PROJECT_INDEXES_FULL' } })
  })
})
