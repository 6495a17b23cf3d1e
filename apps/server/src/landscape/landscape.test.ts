import type { LandscapeDetail, LandscapeDocument } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { hillLabels } from './hill-labels.ts'
import { packPoints, readPoints, selectedPoints } from './pack-points.ts'

const WORDS = [
  ['锂电池', '电解液', '隔膜', '正极材料', '石墨烯'],
  ['图像识别', '神经网络', '目标检测', '特征提取', '摄像头'],
  ['挖掘机', '液压缸', '铲斗', '动臂', '回转支承'],
  ['疫苗', '抗原', '佐剂', '免疫原性', '腺病毒'],
  ['路由器', '数据包', '转发', '网络拓扑', '带宽'],
] as const
const COUNT = 150
const SUBJECTS = WORDS.length

describe('landscapes', async () => {
  const records = Array.from({ length: COUNT }, (_, i) => {
    const words = WORDS[i % SUBJECTS]!
    const at = Math.floor(i / SUBJECTS)
    const [one, two, three] = [words[at % 5], words[(at * 3 + 1) % 5], words[(at * 2 + 3) % 5]]
    const text = `${one}与${two}，${three}`
    return aPatent({
      title: text,
      abstracts: [{ lang: 'zh', text: `${two}和${three}，以及${one}` }],
      applicationDate: `${2000 + (i % 10)}0102`,
      applicants: [{ name: '甲公司' }],
    })
  })
  const test = await buildTestApp({ records, settings: { GEZHI_ACCESS: 'membership' } })
  const { headers } = await aSession(test)
  const ask = <Data>(name: string, body: object, as: Record<string, string> = headers) =>
    test.post<Data>(`/api/search/landscape/${name}`, body, as)
  const list = { call: 'searchPatents', request: { filter: { queryStr: 'AP=甲公司' } } }
  const draw = async () => {
    const { id } = (await ask<{ id: string }>('add', { list })).data
    await test.service('landscape').runWaiting(test.serving)
    return id
  }

  it('lay out the documents of a list by subject, with hills, labels and years', async () => {
    const id = await draw()
    const { data } = await ask<LandscapeDetail>('detail', { id })
    expect(data).toMatchObject({
      state: 'done',
      progress: 1,
      total: COUNT,
      found: COUNT,
      reason: null,
      firstYear: 2000,
      lastYear: 2009,
      current: true,
    })
    expect(data.title).toBe('AP=甲公司')
    expect(data.hills.reduce((sum, { size }) => sum + size, 0)).toBe(COUNT)
    // Nearly all documents stand on a hill of their subject, which is labelled by its words.
    let right = 0
    for (const [hill, { size, words }] of data.hills.entries()) {
      const page = (await ask<{ list: LandscapeDocument[]; total: number }>('documents', { id, hill, pageSize: 100 })).data
      expect([page.list.length, page.total]).toEqual([size, size])
      const subjects = page.list.map(({ title }) => WORDS.findIndex((own) => own.some((word) => title.includes(word))))
      const sizes = WORDS.map((_, subject) => subjects.filter((one) => one === subject).length)
      const subject = sizes.indexOf(Math.max(...sizes))
      right += sizes[subject]!
      expect(words.length).toBeGreaterThan(0)
      expect(words.every((word) => page.list.some(({ title }) => title.includes(word)))).toBe(true)
    }
    expect(right).toBeGreaterThan(COUNT * 0.8)
  })

  it('are the same for the same list and records, without a second computation', async () => {
    const id = await draw()
    expect((await ask<{ id: string }>('add', { list })).data.id).toBe(id)
    const points = await test.app.inject({ method: 'POST', url: '/api/search/landscape/points', payload: { id }, headers })
    await ask('del', { idList: [id] })
    const again = await draw()
    expect(again).not.toBe(id)
    const same = await test.app.inject({ method: 'POST', url: '/api/search/landscape/points', payload: { id: again }, headers })
    expect(same.rawPayload.equals(points.rawPayload)).toBe(true)
    expect(readPoints(same.rawPayload).count).toBe(COUNT)
  })

  it('open a selection of years or of an outline as an ordinary list', async () => {
    const id = await draw()
    const open = async (selection: object) => (await ask<{ excelImportQueryStr: string; total: number }>('open', { id, ...selection })).data
    const some = await open({ years: [2000, 2001] })
    const found = await test.post<{ total: number }>(
      '/api/search/ts/batchSearch',
      { excelImportQueryStr: some.excelImportQueryStr, filter: { queryStr: '' } },
      headers,
    )
    expect([some.total, found.data.total]).toEqual([30, 30])
    const everything = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    expect((await open({ outline: everything })).total).toBeGreaterThan(COUNT - 10)
    const { data } = await ask<{ error: string }>('open', { id, years: [1900, 1901] })
    expect(data.error).toBe('LANDSCAPE_SELECTION_EMPTY')
  })

  it('belong to their user, and stop when they are deleted', async () => {
    const { id } = (
      await ask<{ id: string }>('add', { list: { ...list, request: { filter: { queryStr: '图像识别 OR 锂电池 OR 疫苗' } } } })
    ).data
    const other = (await aSession(test)).headers
    for (const name of ['detail', 'points', 'documents', 'open']) {
      expect((await ask<{ error: string }>(name, { id }, other)).data.error).toBe('LANDSCAPE_NOT_FOUND')
    }
    expect((await ask<{ error: string }>('del', { idList: [id] }, other)).data.error).toBe('LANDSCAPE_NOT_FOUND')
    await ask('del', { idList: [id] })
    await test.service('landscape').runWaiting(test.serving)
    expect((await ask<{ error: string }>('detail', { id })).data.error).toBe('LANDSCAPE_NOT_FOUND')
  })

  it('are rejected for few documents, unknown lists and invalid queries', async () => {
    const errorOf = async (of: object) => (await ask<{ error: string }>('add', { list: of })).data.error
    expect(await errorOf({ ...list, request: { filter: { queryStr: '没有这样的文献' } } })).toBe('LANDSCAPE_TOO_SMALL')
    expect(await errorOf({ ...list, call: 'unknown' })).toBe('EXPORT_LIST_UNKNOWN')
    expect(await errorOf({ ...list, request: { filter: { queryStr: '(' } } })).toBe('EXPORT_LIST_FAILED')
  })
})

describe('packed points', () => {
  const layout = { points: Float32Array.from([0, 0, 0.5, 0.5, 1, 1]), hillOf: Uint8Array.from([0, 1, 1]) }
  const points = readPoints(packPoints(layout, [2001, 0, 2003]))

  it('come back as they went in', () => {
    expect([points.count, [...points.x], [...points.years], [...points.hills]]).toEqual([
      3,
      [0, 32_768, 65_535],
      [2001, 0, 2003],
      [0, 1, 1],
    ])
  })

  it('are selected by hill, years and outline', () => {
    expect(selectedPoints(points, {})).toEqual([0, 1, 2])
    expect(selectedPoints(points, { hill: 1 })).toEqual([1, 2])
    expect(selectedPoints(points, { years: [2000, 2002] })).toEqual([0])
    const triangle = [
      [0.4, 0.4],
      [0.6, 0.4],
      [0.5, 0.7],
    ] as const
    expect(selectedPoints(points, { outline: triangle })).toEqual([1])
  })
})

describe('hillLabels', () => {
  it('are the words that occur more on a hill than elsewhere', () => {
    const counts = (...words: [string, number][]) => ({ documents: 100, counts: new Map(words) })
    const labels = hillLabels([counts(['电池', 80], ['装置', 90], ['锂电池', 70]), counts(['图像', 80], ['装置', 90])])
    expect(labels[0]![0]).toBe('锂电池')
    // 电池 is within 锂电池.
    expect(labels[0]).not.toContain('电池')
    expect(labels[1]![0]).toBe('图像')
  })
})
