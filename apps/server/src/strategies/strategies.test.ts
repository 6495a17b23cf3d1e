import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const at = (name: string) => `/api/user/searchStrategy/${name}`
const group = (name: string) => `/api/user/strategyGroup/${name}`

interface Strategy {
  id: string
  title: string
  searchStrategy: string
  number: number | null
  numberBefore: number | null
  countTime: string | null
  countTimeBefore: string | null
}
interface Page {
  list: Strategy[]
  total: number
}

describe('saved strategies', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, now: () => (clock += 1000) })
  const { post } = test
  const begin = async () => {
    const { user, headers } = await aSession(test)
    const ask = <Data = unknown>(path: string, request: object = {}) => post<Data>(path, request, headers)
    return {
      user,
      headers,
      ask,
      add: (title: string, searchStrategy: string, more: object = {}) =>
        ask<{ id: string }>(at('add'), { title, searchStrategy, number: 3, ...more }),
      list: async (request: object = {}) => (await ask<Page>(at('list'), request)).data,
      titles: async (request: object = {}) => (await ask<Page>(at('list'), request)).data.list.map(({ title }) => title),
    }
  }

  it('need a login', async () => {
    for (const path of [at('list'), at('add'), at('del'), at('upd'), at('all'), at('run'), group('confirm'), group('add')]) {
      expect((await post(path, {})).code, path).toBe(401)
    }
  })

  it('strategies.01, strategies.06: are saved with a title, listed newest first, changed and deleted', async () => {
    const { ask, add, list, titles } = await begin()
    const { data } = await add(' 电池 ', 'TI=电池', { searchCondition: '{"f":"country:CN"}', datRange: 'CN', number: 12 })
    await add('石墨烯', '石墨烯')
    expect(await titles()).toEqual(['石墨烯', '电池'])
    expect((await list({ pageNo: 2, pageSize: 1 })).list).toEqual([
      {
        id: data.id,
        title: '电池',
        searchStrategy: 'TI=电池',
        searchCondition: '{"f":"country:CN"}',
        datRange: 'CN',
        groupId: null,
        number: 12,
        countTime: expect.stringMatching(/^2026-01-01 08:00:\d\d$/) as string,
        numberBefore: null,
        countTimeBefore: null,
        createTime: expect.stringMatching(/^2026-01-01 08:00:\d\d$/) as string,
      },
    ])
    expect(await titles({ keyWord: '电池' })).toEqual(['电池'])
    const changed = await ask<Strategy>(at('upd'), { id: data.id, title: '锂电池', searchStrategy: 'TI=锂电池' })
    // The hits were those of another query.
    expect(changed.data).toMatchObject({ title: '锂电池', searchStrategy: 'TI=锂电池', number: null, countTime: null })
    expect((await ask<Strategy>(at('upd'), { id: data.id })).data).toEqual(changed.data)
    expect((await ask(at('del'), { idList: [data.id] })).data).toBe(true)
    expect(await titles()).toEqual(['石墨烯'])
    for (const name of ['del', 'upd', 'run']) {
      expect(await ask(at(name), { id: data.id, idList: [data.id], number: 1 }), name).toMatchObject({ code: 404, message: '未找到检索式' })
    }
  })

  it('strategies.02, G86: a title is unique for its user, whatever its case, width and spaces, and at most 50 characters', async () => {
    const [one, other] = [await begin(), await begin()]
    const { data } = await one.add('Battery Cell', 'a')
    const free = async (title: string, more: object = {}) => (await one.ask(at('checkTitle'), { title, ...more })).data
    expect([await free('ｂattery  cell'), await free('battery'), await free('battery cell', { id: data.id })]).toEqual([false, true, true])
    expect(await one.add('BATTERY CELL', 'b')).toMatchObject({ code: 400, message: '已有名为“BATTERY CELL”的检索式' })
    expect((await other.add('Battery Cell', 'a')).code).toBe(200)
    const second = (await one.add('Second', 'b')).data
    expect(await one.ask(at('upd'), { id: second.id, title: 'battery cell' })).toMatchObject({ code: 400 })
    expect((await one.ask(at('upd'), { id: data.id, title: 'BATTERY CELL' })).code).toBe(200)
    for (const title of ['', '  ', 'x'.repeat(51), 'a}b', 'a{b', 'a\nb']) {
      expect((await one.add(title, 'a')).message, title).toContain('title')
      expect((await one.ask(at('checkTitle'), { title })).code, title).toBe(400)
    }
  })

  it('strategies.03, G86: are counted, and limited to 50 for free users and 500 for members, also when saved at once', async () => {
    const { user, ask, add } = await begin()
    for (let index = 0; index < 48; index += 1) await add(`s${index}`, 'a')
    const codes = (await Promise.all([1, 2, 3, 4].map((one) => add(`t${one}`, 'a')))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 200, 403, 403])
    expect((await ask<number>(at('countUserSearchStrategy'))).data).toBe(50)
    expect((await add('u', 'a')).message).toContain('最多可保存 50 个检索式')
    await aProduct(test, { userId: user.id })
    expect((await add('u', 'a')).code).toBe(200)
  })

  it('strategies.04: are exported as 检索式.xls, all, a group or chosen ones, and no text becomes a formula', async () => {
    const { headers, ask, add, list } = await begin()
    await add('甲', '"=1+1"', { number: 1234, datRange: 'CN' })
    await add('=2+2', '乙')
    const file = (query = '') => test.app.inject({ method: 'GET', url: `${at('exportExcel')}${query}`, headers })
    const rows = async (query = '') => {
      const { Sheets, SheetNames } = read((await file(query)).rawPayload)
      return utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1 })
    }
    const answer = await file()
    expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('检索式.xls')}`)
    expect(answer.rawPayload.subarray(0, 4)).toEqual(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
    const all = await rows()
    expect(all[0]).toEqual(['序号', '名称', '检索式', '结果数', '统计时间', '数据库', '保存时间'])
    expect(all[1]?.slice(0, 3)).toEqual([1, '=2+2', '乙'])
    expect(all[2]?.slice(0, 4)).toEqual([2, '甲', '"=1+1"', 1234])
    const { Sheets, SheetNames } = read(answer.rawPayload)
    expect(Sheets[SheetNames[0]!]!['B2'].f).toBeUndefined()
    const { id } = (await list()).list[1]!
    const { data } = await ask<{ id: string }>(group('add'), { name: '组' })
    await ask(group('assign'), { idList: [id], groupId: data.id })
    for (const query of [`?idList=${id}`, `?groupId=${data.id}`, '?keyWord=甲']) expect(await rows(encodeURI(query)), query).toHaveLength(2)
    expect((await file('?idList=d62fb6bfffba')).json().data.error).toBe('INVALID_INPUT')
  })

  it('a repeated run stores both numbers; the same number within ten minutes is the same run', async () => {
    const { ask, add } = await begin()
    const { id } = (await add('甲', 'a', { number: 120 })).data
    const run = async (number: number) => {
      const { data } = await ask<Strategy>(at('run'), { id, number })
      return [data.numberBefore, data.number]
    }
    expect(await run(120)).toEqual([null, 120])
    expect(await run(135)).toEqual([120, 135])
    expect(await run(135)).toEqual([120, 135])
    clock += 11 * 60 * 1000
    expect(await run(135)).toEqual([135, 135])
    expect((await ask(at('run'), { id, number: -1 })).code).toBe(400)
  })

  describe('G213: references', () => {
    it('must exist, must not lead back, and the query must be valid', async () => {
      const { ask, add, titles } = await begin()
      const a = (await add('A', 'TI=a')).data
      expect((await add('B', '#{a} AND b')).code).toBe(200)
      expect(await add('C', '#{无} OR c')).toMatchObject({ code: 400, message: '检索式有误：没有名为“无”的检索式' })
      expect(await add('C', 'TI=(c')).toMatchObject({ code: 400, message: '检索式有误：括号未闭合' })
      expect(await add('C', '#{C} OR c')).toMatchObject({ code: 400, message: '检索式有误：循环引用：C → C' })
      expect(await ask(at('upd'), { id: a.id, searchStrategy: '#{B} OR a' })).toMatchObject({
        code: 400,
        message: '检索式有误：循环引用：A → B → A',
      })
      // Texts of other search modes are not queries.
      expect((await add('D', '一段 #{无} 的文字 (', { searchCondition: '{"w":"semantic"}' })).code).toBe(200)
      expect(await titles()).toEqual(['D', 'B', 'A'])
    })

    it('of strategies that are changed at once do not lead back either', async () => {
      const { ask, add, list } = await begin()
      for (let round = 0; round < 5; round++) {
        const [a, b] = [(await add(`A${round}`, 'a')).data, (await add(`B${round}`, 'b')).data]
        const changes = [
          { id: a.id, searchStrategy: `#{B${round}}` },
          { id: b.id, searchStrategy: `#{A${round}}` },
        ]
        const answers = await Promise.all(changes.map((change) => ask(at('upd'), change)))
        expect(answers.map(({ code }) => code).toSorted((first, second) => first - second)).toEqual([200, 400])
      }
      // A reference that is saved while its strategy gets a new title follows it, or is rejected.
      const c = (await add('C', 'c')).data
      await Promise.all([ask(at('upd'), { id: c.id, title: 'D' }), ask(at('add'), { title: 'E', searchStrategy: '#{C}' })])
      expect((await list()).list.filter(({ searchStrategy }) => searchStrategy === '#{C}')).toEqual([])
    })

    it('follow a new title', async () => {
      const { ask, add, list } = await begin()
      const a = (await add('A', 'a')).data
      await add('B', '#{ A } OR "#{A}"')
      await ask(at('upd'), { id: a.id, title: '新名' })
      expect((await list()).list.map(({ searchStrategy }) => searchStrategy)).toEqual(['#{新名} OR "#{A}"', 'a'])
      const named = await ask<{ title: string; number: number }[]>(at('all'))
      expect(named.data.map(({ title, number }) => [title, number])).toEqual([
        ['B', 3],
        ['新名', 3],
      ])
    })

    it('strategies.05: chosen strategies are combined to one query without references', async () => {
      const { ask, add } = await begin()
      const ids: string[] = []
      for (const [title, query] of [
        ['A', 'TI=a OR TI=b'],
        ['B', '#{A} AND c'],
        ['C', 'd'],
      ] as const)
        ids.push((await add(title, query)).data.id)
      const combine = async (logic: string, idList = ids) =>
        (await ask<{ queryStr: string }>(group('confirm'), { idList, logic })).data.queryStr
      expect(await combine('AND', ids.slice(1))).toBe('(TI=a OR TI=b) AND c AND d')
      expect(await combine('OR', [ids[2]!, ids[0]!])).toBe('d OR TI=a OR TI=b')
      expect(await combine('NOT', [ids[0]!, ids[2]!])).toBe('(TI=a OR TI=b) AND NOT d')
      expect((await ask<{ queryStr: string }>(group('confirm'), { idList: ids.slice(0, 1) })).data.queryStr).toBe('TI=a OR TI=b')
      expect((await ask(group('confirm'), { idList: ids, logic: 'NEAR' })).code).toBe(400)
      const law = (await add('L', '', { searchCondition: '{"w":"law"}' })).data
      expect(await ask(group('confirm'), { idList: [ids[0], law.id] })).toMatchObject({
        code: 400,
        message: '检索式有误：“L”不能引用：“L”含有检索式以外的条件',
      })
    })
  })

  it('strategies.05: groups are listed by name with their strategies, renamed, and deleted without them', async () => {
    const { headers, ask, add, titles, list } = await begin()
    const groups = async () =>
      (await test.get<{ id: string; name: string; count: number }[]>(group('list'), headers)).data.map(({ name, count }) => [name, count])
    const b = (await ask<{ id: string }>(group('add'), { name: 'B' })).data
    await ask(group('add'), { name: 'A' })
    expect(await ask(group('add'), { name: ' b ' })).toMatchObject({ code: 400, message: '已有名为“b”的分组' })
    await add('一', 'a', { groupId: b.id })
    await add('二', 'a')
    expect(await groups()).toEqual([
      ['A', 0],
      ['B', 1],
    ])
    expect([await titles({ groupId: b.id }), await titles({ groupId: 'none' })]).toEqual([['一'], ['二']])
    const ids = (await list()).list.map(({ id }) => id)
    await ask(group('assign'), { idList: ids, groupId: b.id })
    expect(await titles({ groupId: b.id })).toEqual(['二', '一'])
    await ask(group('assign'), { idList: [ids[0]], groupId: null })
    expect(await titles({ groupId: b.id })).toEqual(['一'])
    expect((await ask(group('upd'), { id: b.id, name: 'a' })).code).toBe(400)
    expect((await ask(group('upd'), { id: b.id, name: 'C' })).data).toBe(true)
    expect(await groups()).toEqual([
      ['A', 0],
      ['C', 1],
    ])
    expect((await ask(group('del'), { id: b.id })).data).toBe(true)
    expect([await titles({ groupId: 'none' }), await groups()]).toEqual([['二', '一'], [['A', 0]]])
    for (const [name, request] of [
      ['upd', { id: b.id, name: 'D' }],
      ['del', { id: b.id }],
      ['assign', { idList: ids, groupId: b.id }],
    ] as const)
      expect(await ask(group(name), request), name).toMatchObject({ code: 404, message: '未找到分组' })
  })

  it('of two people are changed all or not at all', async () => {
    const [one, other] = [await begin(), await begin()]
    const mine = (await one.add('我的', 'a')).data.id
    const foreign = (await other.add('别人的', 'a')).data.id
    const { data } = await one.ask<{ id: string }>(group('add'), { name: '组' })
    for (const [path, more] of [
      [at('del'), {}],
      [group('assign'), { groupId: data.id }],
      [group('confirm'), {}],
    ] as const)
      expect((await one.ask(path, { idList: [mine, foreign], ...more })).code, path).toBe(404)
    expect([await one.titles({ groupId: 'none' }), await other.titles()]).toEqual([['我的'], ['别人的']])
  })
})
