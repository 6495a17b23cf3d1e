import type { ComparedFeatureRow, Novelty, NoveltyResult, SplitText } from '@gezhi/contract'
import { PATENT_TEXT_COLUMNS, type PatentRecord } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const CLAIM = '一种锂离子电池，包括正极和隔膜，其特征在于，所述隔膜涂覆有陶瓷层；所述陶瓷层含有氧化铝颗粒；外壳设有散热翅片。'
const FEATURES = ['一种锂离子电池，包括正极和隔膜', '所述隔膜涂覆有陶瓷层', '所述陶瓷层含有氧化铝颗粒', '外壳设有散热翅片']
const PARTS = ['锂离子电池包括正极和隔膜', '隔膜涂覆有陶瓷层', '陶瓷层含有氧化铝颗粒', '外壳设有散热翅片']

/** Discloses some of the features, each in a sentence of its description. */
function disclosing(places: readonly number[], facts: Partial<PatentRecord> & { title?: string } = {}): PatentRecord {
  const description = [...places.map((place) => `${PARTS[place]!}。`), '本装置便于维护。'].map((text) => ({ lang: 'zh', text }))
  return aPatent({ title: '一种锂离子电池', abstracts: [{ lang: 'zh', text: '涉及锂离子电池隔膜。' }], description, ...facts })
}

describe('novelty analyses', async () => {
  const analysed = aPatent({
    title: '一种散热锂离子电池',
    publicationNumber: 'CN120000001A',
    applicationDate: '20220506',
    publicationDate: '20221111',
    priorities: [{ number: 'CN2021', country: 'CN', date: '20210506' }],
    abstracts: [{ lang: 'zh', text: '公开了一种锂离子电池，隔膜涂覆有陶瓷层，外壳设有散热翅片。' }],
    claims: [
      { lang: 'zh', number: 1, text: CLAIM, independent: true, parents: [] },
      { lang: 'zh', number: 2, text: '根据权利要求1所述的电池。', independent: false, parents: [1] },
      { lang: 'zh', number: 3, text: '一种制造锂离子电池的方法，包括涂覆陶瓷层。', independent: true, parents: [] },
    ],
  })
  const grant = aPatent({ ...analysed, title: '一种散热锂离子电池', publicationNumber: 'CN120000001B', kind: 'B' })
  const whole = disclosing([0, 1, 2, 3], { title: '锂离子电池及其外壳' })
  const battery = disclosing([0, 1, 2])
  const housing = disclosing([3], { title: '带散热翅片的电池外壳' })
  const conflicting = disclosing([0, 1, 2, 3], { title: '锂离子电池组', publicationDate: '20220101' })
  const later = disclosing([0, 1, 2, 3], { title: '锂离子电池包', applicationDate: '20230101', publicationDate: '20230601' })
  const foreign = disclosing([0, 1, 2, 3], { title: '锂离子电池模块', publicationNumber: 'US20200000001A1', office: 'US' })
  const { publicationNumber: _number, ...unpublished } = aPatent({
    title: '一种电池外壳',
    applicationNumber: 'PCT/CN2021/100002',
    claims: [{ lang: 'zh', number: 1, text: '一种电池外壳，包括散热翅片。', independent: true, parents: [] }],
  })
  const others = Array.from({ length: 12 }, (_, i) =>
    aPatent({ title: `一种挖掘机铲斗 ${i}`, abstracts: [{ lang: 'zh', text: '液压缸驱动动臂。' }] }),
  )
  const bare = aPatent({ title: '一种电池盒', publicationNumber: 'CN120000009A', abstracts: [] })
  const records: PatentRecord[] = [bare, analysed, grant, whole, battery, housing, conflicting, later, foreign, unpublished, ...others]
  const test = await buildTestApp({ records, settings: { GEZHI_ACCESS: 'membership' } })
  const { user, headers } = await aSession(test)
  await aProduct(test, { userId: user.id })
  const ask = <Data>(name: string, body: object, as: Record<string, string> = headers) =>
    test.post<Data>(`/api/search/novelty/${name}`, body, as)
  const start = async (body: object, as: Record<string, string> = headers) => {
    const { data } = await ask<{ id: string }>('analysis', body, as)
    await test.service('novelty').runWaiting(test.serving)
    return data.id
  }
  const featureList = FEATURES.map((text) => ({ text }))
  const ofText = () => start({ textContent: CLAIM, featureList, applicationDate: '2021-05-06' })
  const resultOf = async (id: string, as: Record<string, string> = headers) =>
    (await ask<NoveltyResult>('getAnalysisResult', { id }, as)).data

  it('split a text and a claim of a patent into features (novelty.05)', async () => {
    const { data: text } = await ask<SplitText>('analyze_text', { textContent: CLAIM })
    expect(text).toMatchObject({ publicationNumber: null, applicationDate: null, claimList: [] })
    expect(text.featureList.map((feature) => feature.text)).toEqual(FEATURES)
    for (const { text: feature, start: from, end } of text.featureList) expect(text.textContent.slice(from, end)).toBe(feature)
    const { data: patent } = await ask<SplitText>('analyze_text', { textContent: 'cn 120000001 a' })
    expect(patent).toMatchObject({ publicationNumber: 'CN120000001A', applicationDate: '20210506', textContent: CLAIM })
    expect(patent.claimList.map(({ number }) => number)).toEqual([1, 3])
    expect(await ask('analyze_text', { textContent: 'CN129999999A' })).toMatchObject({ data: { error: 'PATENT_NOT_FOUND' } })
    const { data: method } = await ask<SplitText>('analyze_text', { textContent: 'CN120000001A', claim: 3 })
    expect(method.featureList[0]!.text).toBe('一种制造锂离子电池的方法，包括涂覆陶瓷层')
    const wrong = { field: 'claim', message: '不是该专利的独立权利要求' }
    for (const claim of [2, 9999]) {
      const { data } = await ask('analyze_text', { textContent: 'CN120000001A', claim })
      expect(data).toMatchObject({ error: 'INVALID_INPUT', faults: [wrong] })
    }
    const { data: application } = await ask<SplitText>('analyze_text', { textContent: 'PCT/CN2021/100002' })
    expect(application).toMatchObject({ publicationNumber: 'PCT/CN2021/100002', title: '一种电池外壳' })
    expect((await ask('analyze_text', { textContent: 'PCT/CN2021/199999' })).data).toMatchObject({ error: 'PATENT_NOT_FOUND' })
    expect((await ask('analyze_text', { textContent: '；。' })).message).toBe('文本中没有可检索的技术特征')
    const noText = '库中没有专利 CN120000009A 的权利要求和摘要，请粘贴其文本'
    expect((await ask('analyze_text', { textContent: 'CN120000009A' })).message).toBe(noText)
  })

  it.each([
    ['A pump\nwith a rotor', 'A pump'],
    ['A lithium ion battery comprising a cathode, an anode and a separator', 'A lithium ion battery comprising a cathode, an anode and a…'],
    ['锂'.repeat(70), `${'锂'.repeat(59)}…`],
  ])('are named by the first line of %s', async (textContent, title) => {
    expect((await ask<SplitText>('analyze_text', { textContent })).data).toMatchObject({ title })
  })

  it('compare earlier documents and propose X, Y and A by features and dates (novelty.01, novelty.05)', async () => {
    const result = await resultOf(await ofText())
    expect(result).toMatchObject({ status: 1, progress: 1, reason: null, features: 4, applicationDate: '20210506' })
    const found = new Map(result.list.map((document) => [document.publicationNumber, document]))
    const of = ({ publicationNumber }: PatentRecord) => found.get(publicationNumber!)
    expect(of(whole)).toMatchObject({ category: 'X', proposed: 'X', dateRole: 'priorArt', reasons: ['单独公开全部技术特征'] })
    expect(of(foreign)).toMatchObject({ category: 'X' })
    expect(of(battery)).toMatchObject({ category: 'Y' })
    expect(of(housing)).toMatchObject({ category: 'Y' })
    expect(of(battery)!.reasons).toEqual([
      `与 ${housing.publicationNumber} 结合公开全部技术特征：本文献公开 F1、F2、F3，${housing.publicationNumber} 公开 F4`,
    ])
    expect(of(conflicting)).toMatchObject({ category: 'X', dateRole: 'conflicting' })
    expect(of(conflicting)!.reasons).toContain('申请在先、公开在后：只能用于评价新颖性')
    expect(of(later)).toBeUndefined()
    expect(of(analysed)).toBeUndefined()
    expect(result.conclusion[0]).toContain(whole.publicationNumber)
    const disclosed = result.list.map(({ features }) => features.filter(({ proposed }) => proposed === 'disclosed').length)
    expect(disclosed).toEqual(disclosed.toSorted((a, b) => b - a))
    expect(new Set(disclosed).size).toBeGreaterThan(2)
  })

  it('quote passages that occur literally in the document they name', async () => {
    const id = await ofText()
    const { list } = (
      await ask<{ list: (NoveltyResult['list'][number] & { comparison: ComparedFeatureRow[] })[] }>('getReportResult', { id })
    ).data
    let quoted = 0
    for (const { publicationNumber, comparison } of list) {
      const record = records.find((one) => (one.publicationNumber ?? one.applicationNumber) === publicationNumber)!
      expect(comparison).toHaveLength(FEATURES.length)
      for (const { passage, disclosure } of comparison) {
        if (passage === null) continue
        quoted++
        const texts = PATENT_TEXT_COLUMNS.find(({ name }) => name === passage.column)!.texts(record)
        expect(texts.some((text) => text.includes(passage.text))).toBe(true)
        expect(disclosure === 'disclosed' ? passage.marks.length : 1).toBeGreaterThan(0)
        for (const mark of passage.marks) expect(mark.end).toBeLessThanOrEqual(passage.text.length)
      }
    }
    expect(quoted).toBeGreaterThan(15)
    const one = (await ask<ComparedFeatureRow[]>('compare_detail', { id, publicationNumber: battery.publicationNumber! })).data
    expect(one.map(({ feature }) => feature)).toEqual(FEATURES)
    expect(one[2]).toMatchObject({ disclosure: 'disclosed', passage: { name: '说明书' } })
    expect(one[2]!.passage!.text).toContain('陶瓷层含有氧化铝颗粒')
    expect((await ask('compare_detail', { id, publicationNumber: 'CN1A' })).code).toBe(404)
  })

  it('of a patent leave out the patent and its own publications', async () => {
    const id = await start({ textContent: 'CN120000001A', featureList })
    const result = await resultOf(id)
    expect(result).toMatchObject({ publicationNumber: 'CN120000001A', title: '一种散热锂离子电池', applicationDate: null })
    expect(result.list.filter(({ publicationNumber }) => publicationNumber.startsWith('CN120000001'))).toEqual([])
    expect(result.list.every(({ dateRole }) => dateRole === 'unknown')).toBe(true)
    expect(result.list.length).toBeGreaterThan(4)
  })

  it('are edited: a changed cell changes proposals, a changed category is stored until it is taken back', async () => {
    const id = await ofText()
    const number = battery.publicationNumber!
    const edited = (
      await ask<NoveltyResult>('edit', {
        id,
        publicationNumber: number,
        note: '见图3',
        disclosures: [{ feature: 3, disclosure: 'disclosed' }],
      })
    ).data
    const row = (result: NoveltyResult) => result.list.find(({ publicationNumber }) => publicationNumber === number)!
    expect(row(edited)).toMatchObject({ category: 'X', proposed: 'X', note: '见图3' })
    expect(row(edited).features[3]).toMatchObject({ disclosure: 'disclosed', proposed: 'not' })
    await ask('edit', { id, publicationNumber: number, category: 'A' })
    expect(row(await resultOf(id))).toMatchObject({ category: 'A', proposed: 'X', note: '见图3' })
    await ask('edit', { id, publicationNumber: number, category: null, note: '', disclosures: [{ feature: 3, disclosure: null }] })
    expect(row(await resultOf(id))).toMatchObject({ category: 'Y', proposed: 'Y', note: '' })
  })

  it('answer a link to the report as PDF and DOCX (novelty.02)', async () => {
    const id = await ofText()
    for (const [name, begin] of [
      ['downloadPdfReport', '%PDF'],
      ['analyseExport', 'PK'],
    ] as const) {
      const { code, data: link } = await ask<string>(name, { id })
      expect(code).toBe(200)
      const { payload, statusCode } = await test.app.inject({ url: link, headers })
      expect([statusCode, payload.startsWith(begin)]).toEqual([200, true])
    }
  })

  it('keep a history whose entries can be deleted, and one that waits is cancelled by that (novelty.03)', async () => {
    const own = await aSession(test)
    const { data } = await ask<{ id: string }>('analysis', { textContent: CLAIM, featureList, title: '我的分析' }, own.headers)
    const waiting = await resultOf(data.id, own.headers)
    expect(waiting).toMatchObject({ status: 0, list: [], conclusion: [], documents: null })
    expect((await ask('getReportResult', { id: data.id }, own.headers)).message).toBe('查新分析尚未完成')
    const history = async () => (await ask<{ list: Novelty[]; total: number }>('history', {}, own.headers)).data
    expect(await history()).toMatchObject({ total: 1, list: [{ id: data.id, title: '我的分析', status: 0, features: 4 }] })
    expect((await ask('delHistory', { id: data.id }, own.headers)).code).toBe(200)
    await test.service('novelty').runWaiting(test.serving)
    expect(await history()).toEqual({ list: [], total: 0 })
    expect((await ask('delHistory', { id: data.id }, own.headers)).code).toBe(404)
  })

  it('count towards the daily limit, show only what the user may see, and name invalid fields (G212)', async () => {
    const free = await aSession(test)
    const id = await start({ textContent: CLAIM, featureList, applicationDate: '20210506' }, free.headers)
    const { list } = await resultOf(id, free.headers)
    expect(list.some(({ publicationNumber }) => publicationNumber.startsWith('US'))).toBe(false)
    expect(list.length).toBeGreaterThan(0)
    const invalid = await ask<{ faults: { field: string }[] }>(
      'analysis',
      { textContent: CLAIM, featureList: [], applicationDate: '20210231' },
      free.headers,
    )
    expect(invalid.data.faults.map(({ field }) => field)).toEqual(['featureList', 'applicationDate'])
    await start({ textContent: CLAIM, featureList }, free.headers)
    await start({ textContent: CLAIM, featureList }, free.headers)
    const { message } = await ask('analysis', { textContent: CLAIM, featureList }, free.headers)
    expect(message).toContain('每天最多可进行 3 次查新分析')
  })
})
