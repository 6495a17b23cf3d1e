import type { SpaceAddition, SpaceFile } from '@gezhi/contract'
import type { SearchEngine } from '@gezhi/search'
import type { PatentRecord } from '@gezhi/records'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const AT = '/api/user/workSpaceFile'

describe('lists that are added to spaces', async () => {
  let onPage: (() => Promise<unknown>) | null = null
  const test = await buildTestApp({
    settings: { GEZHI_ACCESS: 'membership' },
    records: Array.from({ length: 1005 }, (_, index) =>
      aPatent({ publicationNumber: `CN${String(100_000_000 + index)}A`, title: index < 600 ? '石墨烯电极' : '隔膜' }),
    ),
    wrapEngine: (engine: SearchEngine<PatentRecord>) =>
      new Proxy(engine, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name)
          if (name !== 'page') return typeof member === 'function' ? (member.bind(target) as unknown) : member
          return async (...args: Parameters<typeof engine.page>) => {
            const page = await engine.page(...args)
            await onPage?.()
            return page
          }
        },
      }),
  })
  const run = () => test.service('workspaces').addWaiting(test.serving)
  const begin = async () => {
    const { user, headers } = await aSession(test)
    const { data } = await test.post<{ id: string }>('/api/user/workSpace/add', { name: '电池' }, headers)
    const spaceId = data.id
    const addList = (queryStr: string, body: object = {}) =>
      test.post<{ id: string }>(`${AT}/addList`, { spaceId, call: 'searchPatents', request: { filter: { queryStr } }, ...body }, headers)
    return {
      user,
      headers,
      spaceId,
      addList,
      count: async () => (await test.post<{ total: number }>(`${AT}/list`, { spaceId }, headers)).data.total,
      additions: async () => (await test.post<SpaceAddition[]>(`${AT}/listAdditions`, {}, headers)).data,
      cancel: (id: string) => test.post(`${AT}/cancelAddition`, { id }, headers),
    }
  }

  it('workspace.04: all records of a list are added in the background, those in the space before once', async () => {
    const { headers, spaceId, addList, count, additions, cancel } = await begin()
    await test.post(`${AT}/add`, { spaceId, patentIdList: ['CN100000000A'] }, headers)
    const { data } = await addList('石墨烯')
    expect(await additions()).toMatchObject([{ id: data.id, spaceId, title: '石墨烯', state: 'waiting', total: 600, done: 0, added: null }])
    expect(await count()).toBe(1)
    await run()
    expect(await additions()).toMatchObject([{ state: 'done', total: 600, done: 600, added: 599, reason: null }])
    expect(await count()).toBe(600)
    const { list } = (await test.post<{ list: SpaceFile[] }>(`${AT}/list`, { spaceId, pageSize: 1 }, headers)).data
    expect(list[0]).toMatchObject({ title: '石墨烯电极', patentId: list[0]!.publication_number })
    expect((await cancel(data.id)).data).toBe(true)
    expect(await additions()).toEqual([])
    expect((await cancel(data.id)).code).toBe(404)
  })

  it('a cancelled addition adds nothing, whenever it is cancelled', async () => {
    const { addList, count, additions, cancel } = await begin()
    const waiting = await addList('石墨烯')
    await cancel(waiting.data.id)
    await run()
    const { data } = await addList('石墨烯')
    let pages = 0
    onPage = async () => ((pages += 1) === 1 ? cancel(data.id) : null)
    await run()
    onPage = null
    expect([pages, await count(), await additions()]).toEqual([1, 0, []])
  })

  it('an addition whose process was killed is begun anew by the next one, and no file is doubled', async () => {
    const { addList, count, additions } = await begin()
    await addList('石墨烯')
    // What a killed process leaves: it had begun, and nothing is written before the end.
    await test.database.execute(
      sql`UPDATE space_additions SET state = 'running', attempts = 1, done = 500, seen_at = now() - interval '1 hour'`,
    )
    await run()
    expect([await count(), (await additions())[0]]).toMatchObject([600, { state: 'done', added: 600 }])
  })

  it('G212: lists beyond the limit of a space, empty lists, unknown calls and too many at once are rejected', async () => {
    const { headers, spaceId, addList, count, additions } = await begin()
    expect(await addList('pn=CN1*')).toMatchObject({ code: 403, data: { error: 'FREE_LIMIT', limit: 1000 } })
    expect(await addList('不存在的词语')).toMatchObject({ data: { error: 'SPACE_LIST_EMPTY' } })
    expect(await addList('石墨烯', { call: 'toString' })).toMatchObject({ data: { error: 'EXPORT_LIST_UNKNOWN' } })
    expect(await addList('石墨烯', { request: { filter: {} } })).toMatchObject({ code: 400 })
    // Two lists that fit alone, but not together: the second one adds nothing.
    await addList('石墨烯')
    await addList('隔膜')
    await test.post(`${AT}/add`, { spaceId, patentIdList: ['CN100000000A'] }, headers)
    await run()
    const states = (await additions()).map(({ state }) => state)
    expect([states, await count()]).toEqual([['failed', 'done'], 600])
    expect((await additions())[0]!.reason).toContain('1,000')
    for (let index = 0; index < 5; index += 1) expect((await addList('石墨烯')).code).toBe(200)
    expect(await addList('石墨烯')).toMatchObject({ data: { error: 'SPACE_ADDITIONS_FULL' } })
    await run()
  })

  it('an addition to a space that is deleted meanwhile fails', async () => {
    const { headers, spaceId, addList, additions } = await begin()
    await addList('石墨烯')
    await test.post('/api/user/workSpace/del', { idList: [spaceId] }, headers)
    await run()
    expect(await additions()).toMatchObject([{ state: 'failed', reason: '未找到空间' }])
  })
})
