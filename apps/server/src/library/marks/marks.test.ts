import type { PatentMark } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aProduct, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const NUMBERS = ['CN105000001A', 'CN105000002A', 'CN105000003A']

describe('marks of several publications', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })
  type Headers = Record<string, string>
  const save = (headers: Headers, body: object) => test.post<PatentMark[]>('/api/user/mark/saveList', body, headers)
  const marks = async (headers: Headers) =>
    (await test.post<PatentMark[]>('/api/user/mark/queryByPnList', { pnList: NUMBERS }, headers)).data.map(({ readFlag, tagList }) => [
      readFlag,
      ...tagList,
    ])

  it('settings.13, G80: they are tagged in one of six colours, and marked as read or unread', async () => {
    const { headers } = await aSession(test)
    expect((await save(headers, { pnList: NUMBERS.slice(0, 2), tag: 6 })).data).toEqual([
      { pn: NUMBERS[0], readFlag: 0, tagList: [6] },
      { pn: NUMBERS[1], readFlag: 0, tagList: [6] },
    ])
    await save(headers, { pnList: [NUMBERS[1]!, NUMBERS[1]!], tag: 1, readFlag: 1 })
    expect(await marks(headers)).toEqual([[0, 6], [1, 1], [0]])
    await save(headers, { pnList: NUMBERS, tag: 0 })
    expect(await marks(headers)).toEqual([[0], [1], [0]])
    await save(headers, { pnList: NUMBERS, readFlag: 0 })
    expect(await marks(headers)).toEqual([[0], [0], [0]])
  })

  it('are each user’s own, and need a login', async () => {
    const [mine, other] = [await aSession(test), await aSession(test)]
    await save(mine.headers, { pnList: NUMBERS, tag: 2, readFlag: 1 })
    await save(other.headers, { pnList: NUMBERS, tag: 0, readFlag: 0 })
    expect(await marks(mine.headers)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    expect(await marks(other.headers)).toEqual([[0], [0], [0]])
    expect(await save({}, { pnList: NUMBERS, tag: 1 })).toMatchObject({ code: 401 })
  })

  it('are limited, and rejected by the name of the field', async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id }, { grants: { markPatents: 2 } })
    expect(await save(headers, { pnList: NUMBERS, tag: 1 })).toMatchObject({ code: 403, message: '您的会员权益最多可标记 2 件' })
    expect(await save(headers, { pnList: NUMBERS, readFlag: 1 })).toMatchObject({ code: 403 })
    expect((await save(headers, { pnList: NUMBERS.slice(1), tag: 1 })).code).toBe(200)
    for (const [body, field] of [
      [{ pnList: [], tag: 1 }, 'pnList'],
      [{ pnList: NUMBERS, tag: 7 }, 'tag'],
      [{ pnList: NUMBERS, readFlag: 2 }, 'readFlag'],
    ] as const)
      expect(await save(headers, body)).toMatchObject({ code: 400, message: expect.stringContaining(field) })
  })
})
