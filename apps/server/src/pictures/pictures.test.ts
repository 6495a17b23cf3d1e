import { PATENT_KIND } from '@gezhi/records'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aTrademark, trademarkEngine } from '../testing/a-trademark.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { drawnPng as png, SHAPES } from './testing/drawn-shapes.ts'
import { uploadPicture as upload } from './testing/upload-picture.ts'

const SEARCH = '/api/search/imageSearch/search'
const FIGURES = '/api/search/imageSearch/fm/search'

interface Found {
  total: number
  list: {
    number: string
    similarity: number
    band: string
    copies: { number: string }[]
    pictures: object[]
    turn: object | null
    view: string
    region: object
  }[]
  groupList: { field: string; list: { value: string; count: number }[] }[]
}

const PATENTS = [
  aPatent({
    publicationNumber: 'CN100000001S',
    patentType: 'design',
    locarno: ['06-01'],
    applicationDate: '20200102',
    drawings: [
      { id: '1', svg: SHAPES.arrow },
      { id: '2', svg: SHAPES.bars },
      // Its file was not imported.
      { id: '3', sourceFile: 'US09000001-20300101-D00003.TIF' },
    ],
  }),
  aPatent({ publicationNumber: 'CN100000002S', patentType: 'design', locarno: ['12-07'], drawings: [{ id: '1', svg: SHAPES.rings }] }),
  aPatent({ publicationNumber: 'CN100000003A', applicationDate: '20220102', drawings: [{ id: '1', svg: SHAPES.arrow }] }),
  aPatent({ publicationNumber: 'US7272630B2', office: 'US', drawings: [{ id: '1', svg: SHAPES.bars }] }),
  aPatent({ publicationNumber: 'US7272631B2', office: 'US', drawings: [{ id: '1', svg: SHAPES.machine }] }),
  aPatent({ publicationNumber: 'CN100000004A', drawings: [{ id: '1', svg: SHAPES.blank }] }),
  aPatent({ publicationNumber: 'CN100000005A' }),
]

const MARKS = [
  aTrademark({
    applicationNumber: '1',
    niceClasses: ['09'],
    viennaCodes: ['24.15.01'],
    feature: 'figurative',
    images: [{ id: '1', svg: SHAPES.arrow }],
  }),
  aTrademark({ applicationNumber: '2', niceClasses: ['30'], viennaCodes: ['26.01.04'], images: [{ id: '1', svg: SHAPES.rings }] }),
]

function described({ service, serving }: TestApp): Promise<boolean> {
  return service('pictures').describe(serving)
}

describe('search by picture', async () => {
  const { engine, drop } = await trademarkEngine(MARKS)
  const test = await buildTestApp({ records: PATENTS, engines: [engine] })
  const { post, get } = test
  const { headers } = await aSession(test)
  const stranger = await aSession(test)
  afterAll(drop)
  beforeAll(async () => void (await described(test)))

  const uploaded = async (picture: string, format: 'png' | 'jpeg' | 'webp' = 'png') =>
    (await upload(test, await sharp(Buffer.from(picture)).toFormat(format).toBuffer(), headers)).data.url as string
  const find = async (body: object, path = SEARCH) => (await post<Found>(path, body, headers)).data
  const numbers = ({ list }: Found) => list.map(({ number }) => number)

  it('image-search.05 finds the drawings and designs that resemble an upload, copies under one hit', async () => {
    const found = await find({ url: await uploaded(SHAPES.arrow) })
    expect(found.list[0]).toMatchObject({ band: 'nearlySame', turn: null, region: { x: expect.any(Number) } })
    expect([found.list[0]!.number, ...found.list[0]!.copies.map(({ number }) => number)].toSorted()).toEqual([
      'CN100000001S',
      'CN100000003A',
    ])
    const types = found.groupList.find(({ field }) => field === 'type')!.list.filter(({ value }) => value === 'S' || value === 'A')
    expect(types.map(({ count }) => count)).toEqual([1, 1])
    const [design] = (await find({ url: '/api/search/ts/drawing?number=CN100000001S&id=2', locarno: '06' })).list
    expect(design?.pictures).toEqual([{ id: '1', url: expect.stringContaining('number=CN100000001S&id=1') }])
  })

  it('trademark.02 image-search.05 fm/search and trademark/image find figures of trademarks', async () => {
    const url = await uploaded(SHAPES.rings)
    for (const path of [FIGURES, '/api/search/fm/search', '/api/search/trademark/image']) {
      const found = await find({ url }, path)
      expect(numbers(found)[0]).toBe('CN2')
      expect(found.groupList).toContainEqual({
        field: 'nice',
        list: expect.arrayContaining([expect.objectContaining({ value: '30', count: 1 })]),
      })
    }
    expect(numbers(await find({ url, nice: ['9'], minSimilarity: -1 }, FIGURES))).toEqual(['CN1'])
    expect(numbers(await find({ url, vienna: ['26'], minSimilarity: -1 }, FIGURES))).toEqual(['CN2'])
  })

  it('finds the mark on a card in a photograph, and shows where it is', async () => {
    const card = await sharp({ create: { width: 420, height: 300, channels: 3, background: '#f4f1ea' } })
      .composite([
        {
          input: await sharp(Buffer.from(SHAPES.arrow.replace('fill="#fff"', 'fill="#f4f1ea"')))
            .resize(120)
            .toBuffer(),
        },
      ])
      .png()
      .toBuffer()
    const turned = await sharp(card)
      .rotate(7, { background: '#5a3c28' })
      .extend({ top: 150, bottom: 150, left: 200, right: 200, background: '#5a3c28' })
      .jpeg({ quality: 80 })
      .toBuffer()
    const { url } = (await upload(test, turned, headers)).data
    const found = await find({ url }, FIGURES)
    expect(found.list[0]).toMatchObject({ number: 'CN1', view: 'peeled' })
    const { query } = (
      await post<{ query: { region: { width: number } } }>(
        '/api/search/imageSearch/compare',
        { kind: 'trademark', picture: { url }, hit: '/api/search/trademark/picture?number=CN1&id=1' },
        headers,
      )
    ).data
    expect(query.region.width).toBeLessThan(0.2)
  })

  it('lists marks with the Vienna codes first, and does not leave out others', async () => {
    const url = await uploaded(SHAPES.arrow)
    const request = { url, minSimilarity: -1 }
    const marks = async (others: object) => numbers(await find({ ...request, ...others }, FIGURES))
    const [like, unlike] = await marks({})
    expect(await marks({ viennaFirst: ['26.01'] })).toEqual([unlike, like])
    expect(await marks({ viennaFirst: ['24'] })).toEqual([like, unlike])
  })

  it('filters by class, type, date and office before it compares', async () => {
    const url = await uploaded(SHAPES.arrow)
    const only = async (filter: object) => numbers(await find({ url, minSimilarity: -1, ...filter })).toSorted()
    expect(await only({ locarno: '06' })).toEqual(['CN100000001S'])
    expect(await only({ locarno: ['12-07', '6'] })).toEqual(['CN100000001S', 'CN100000002S'])
    expect(await only({ type: ['A'], country: ['CN'] })).toEqual(['CN100000003A'])
    expect(await only({ dateFrom: '20210101' })).toEqual(['CN100000003A'])
  })

  it('image-search.05 rejects filters that cannot match, and names the field', async () => {
    const url = await uploaded(SHAPES.arrow)
    const cases = [
      [{ vienna: ['圆形'] }, '参数错误：vienna 须为维也纳图形要素编码，如 27.05'],
      [{ viennaFirst: ['30.01'] }, '参数错误：viennaFirst 须为维也纳图形要素编码，如 27.05'],
      [{ locarno: '取暖器' }, '参数错误：locarno 须为洛迦诺分类号，如 06 或 06-01'],
      [{ locarno: ['06', '20a'] }, '参数错误：locarno 须为洛迦诺分类号，如 06 或 06-01'],
      [{ nice: ['46'] }, '参数错误：nice 须为尼斯类别，如 9、35（1 至 45）'],
      [{ dateFrom: '20210101', dateTo: '20201231' }, '参数错误：dateFrom 不能晚于 dateTo'],
    ] as const
    for (const [filter, message] of cases) {
      for (const path of [SEARCH, FIGURES])
        expect(await post(path, { url, ...filter }, headers)).toMatchObject({ code: 400, message, data: { error: 'INVALID_INPUT' } })
    }
    const english = { ...headers, 'accept-language': 'en' }
    expect((await post(SEARCH, { url, vienna: ['circle'] }, english)).message).toContain('vienna must be Vienna codes such as 27.05')
    expect(await post(SEARCH, { url, locarno: '6-1; LOC(13)Cl.06-01', dateFrom: '20200102', dateTo: '20200102' }, headers)).toMatchObject({
      data: { total: 1 },
    })
  })

  it('takes the picture of a record, a region of a picture, and several pictures', async () => {
    const drawing = '/api/search/ts/drawing?number=CN100000002S&id=1'
    expect(numbers(await find({ url: drawing }))[0]).toBe('CN100000002S')
    const both = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
      .composite([
        { input: await png(SHAPES.arrow), left: 0, top: 0 },
        { input: await png(SHAPES.rings), left: 200, top: 0 },
      ])
      .png()
      .toBuffer()
    const { url } = (await upload(test, both, headers)).data
    const cropped = await find({ pictures: [{ url, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }] })
    expect(numbers(cropped)[0]).toBe('CN100000002S')
    const pictures = [{ url: await uploaded(SHAPES.rings) }, { url: drawing }]
    expect(numbers(await find({ pictures, match: 'all' }))[0]).toBe('CN100000002S')
    expect(await post(SEARCH, { url: '/api/search/ts/drawing?number=CN100000002S&id=9' }, headers)).toMatchObject({ code: 404 })
    expect(await post(SEARCH, { url: 'https://example.org/a.png' }, headers)).toMatchObject({ data: { error: 'PICTURE_NOT_FOUND' } })
    expect(await post(SEARCH, {}, headers)).toMatchObject({ data: { error: 'PICTURE_NOT_FOUND' } })
    const five = Array.from({ length: 5 }, () => ({ url: drawing }))
    expect(await post(SEARCH, { pictures: five }, headers)).toMatchObject({ code: 200 })
    const many = await post(SEARCH, { url: drawing, pictures: five }, headers)
    expect(many).toMatchObject({ code: 400, message: expect.stringContaining('与 url 合计最多 5 张图片') })
  })

  it('search-modes.05 finds a drawing mirrored, turned by 90° and at an angle, only when told to', async () => {
    const drawn = sharp(await png(SHAPES.bars))
    for (const [picture, turn] of [
      [drawn.clone().flop(), { mirrored: true }],
      [drawn.clone().rotate(90), { degrees: 270, mirrored: false }],
      [drawn.clone().rotate(32, { background: '#fff' }), { degrees: 330, mirrored: false }],
    ] as const) {
      const { url } = (await upload(test, await picture.png().toBuffer(), headers)).data
      const found = await find({ url, anyOrientation: true })
      const [hit] = found.list
      expect([hit!.number, ...hit!.copies.map(({ number }) => number)]).toContain('US7272630B2')
      expect(hit!.turn).toMatchObject(turn)
      expect((await find({ url })).list[0]?.similarity ?? 0).toBeLessThan(hit!.similarity)
      const compared = await post(
        '/api/search/imageSearch/compare',
        { picture: { url }, turn: hit!.turn, hit: '/api/search/ts/drawing?number=US7272630B2&id=1' },
        headers,
      )
      expect(compared.code).toBe(200)
    }
  })

  it('finds a drawing by a crop of it, as a part', async () => {
    const drawing = sharp(await png(SHAPES.machine))
    for (const region of [
      { left: 0, top: 0, width: 140, height: 140 },
      { left: 55, top: 60, width: 140, height: 140 },
    ]) {
      const { url } = (await upload(test, await drawing.clone().extract(region).png().toBuffer(), headers)).data
      expect((await find({ url })).list[0]).toMatchObject({ number: 'US7272631B2', view: 'part' })
    }
  })

  it('results.09 results.10 lists pages of 20, 50 or 100', async () => {
    const url = await uploaded(SHAPES.arrow)
    const first = await find({ url, minSimilarity: -1, from: 0, size: 2 })
    const second = await find({ url, minSimilarity: -1, from: 2, size: 2 })
    expect(first.list).toHaveLength(2)
    expect(first.total).toBe(second.total)
    expect(numbers(second)).not.toContain(first.list[0]!.number)
  })

  it('image-search.01 image-search.04 has a history of its own, which only its user sees', async () => {
    const url = await uploaded(SHAPES.arrow)
    const added = await post<{ id: string }>(
      '/api/search/imageSearch/add_history',
      { url, condition: { locarno: '06', status: ['active'] }, number: 3 },
      headers,
    )
    const list = async (who = headers) =>
      (await post<{ list: { id: string; condition: object }[]; total: number }>('/api/search/imageSearch/listSearchHistory', {}, who)).data
    expect((await list()).list[0]).toMatchObject({
      id: added.data.id,
      kind: 'patent',
      number: 3,
      condition: { locarno: '06', pictures: [{ url }] },
      filters: [
        { field: 'locarno', value: '06', name: '06' },
        { field: 'status', value: 'active', name: '有效' },
      ],
    })
    expect(await post('/api/search/imageSearch/add_history', { url }, stranger.headers)).toMatchObject({
      data: { error: 'PICTURE_NOT_FOUND' },
    })
    expect((await list(stranger.headers)).total).toBe(0)
    const remove = `/api/search/imageSearch/deleteSearchHistoryById?id=${added.data.id}`
    expect(await get(remove, stranger.headers)).toMatchObject({ code: 200 })
    expect((await list()).total).toBe(1)
    await get(remove, headers)
    expect((await list()).total).toBe(0)
    await post('/api/search/imageSearch/add_history', { url, condition: {} }, headers)
    await post('/api/search/imageSearch/cleanSearchHistory', { kind: 'trademark' }, headers)
    expect((await list()).total).toBe(1)
    // Searches run after the history was cleared, while that can be undone, stay.
    await post('/api/search/imageSearch/cleanSearchHistory', { minAge: 600 }, headers)
    expect((await list()).total).toBe(1)
    await post('/api/search/imageSearch/cleanSearchHistory', {}, headers)
    expect((await list()).total).toBe(0)
  })

  it('answers how far the pictures are described, blank ones apart', async () => {
    const { data } = await get('/api/search/imageSearch/progress', headers)
    expect(data).toEqual({
      patent: { building: false, pictures: 6, skipped: 1, records: 7, recordsTotal: 7 },
      trademark: { building: false, pictures: 2, skipped: 0, records: 2, recordsTotal: 2 },
    })
  })

  it('describes only what has changed, and forgets what was removed', async () => {
    expect(await described(test)).toBe(false)
    const { engines } = test.serving
    await engines.of(PATENT_KIND).write({ puts: [], deletes: ['CN100000003A'] })
    expect(await described(test)).toBe(true)
    const found = await find({ url: await uploaded(SHAPES.arrow) })
    expect(found.list.flatMap(({ number, copies }) => [number, ...copies.map((one) => one.number)])).not.toContain('CN100000003A')
  })
})

/** Members of a family with nearly the same drawing; those of the last two differ more from each other. */
const FAMILY = [118, 125, 111].map((width, i) =>
  aPatent({
    publicationNumber: ['CN100000011A', 'US7272641B2', 'US7272642B2'][i]!,
    office: i === 0 ? 'CN' : 'US',
    familyGroup: 'family of bars',
    drawings: [{ id: '1', svg: SHAPES.bars.replace('width="110"', `width="${width}"`) }],
  }),
)

describe('search by picture with membership access', async () => {
  const test = await buildTestApp({ records: [...PATENTS, ...FAMILY], settings: { GEZHI_ACCESS: 'membership' } })
  const free = await aSession(test)
  const member = await aSession(test)
  beforeAll(async () => {
    await aProduct(test, { userId: member.user.id })
    await described(test)
  })

  it('finds patents of all countries for members, those of China for others', async () => {
    const url = '/api/search/ts/drawing?number=US7272630B2&id=1'
    const numbersFor = async (headers: Record<string, string>) =>
      (await test.post<Found>(SEARCH, { url, minSimilarity: -1 }, headers)).data.list.flatMap(({ number, copies }) => [
        number,
        ...copies.map((one) => one.number),
      ])
    expect(await numbersFor(member.headers)).toContain('US7272630B2')
    expect((await numbersFor(free.headers)).every((number) => number.startsWith('CN'))).toBe(true)
    expect((await test.post(SEARCH, { url })).code).toBe(401)
  })

  it('image-search.05 counts in facets the hits that a filter leaves, also where it excludes the one that copies are listed under', async () => {
    const find = async (filter: object) => {
      const url = '/api/search/ts/drawing?number=CN100000011A&id=1'
      return (await test.post<Found>(SEARCH, { url, minSimilarity: -1, ...filter }, member.headers)).data
    }
    const { list, groupList } = await find({})
    expect(list[0]).toMatchObject({ number: 'CN100000011A', copies: [{ number: 'US7272641B2' }, { number: 'US7272642B2' }] })
    for (const field of ['country', 'type', 'locarno'])
      for (const { value, count } of groupList.find((one) => one.field === field)!.list)
        expect([field, value, (await find({ [field]: [value] })).total]).toEqual([field, value, count])
  })
})
