import { describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const at = (name: string) => `/api/sms/msg/${name}`

describe('messages', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test
  const send = async (userId: string, content: string) => {
    clock += 1000
    await test.accounts.messages.send({ userId, title: '通知', content })
  }
  interface Page {
    list: { id: string; content: string; readFlag: number }[]
    total: number
  }

  it('requires a login', async () => {
    for (const name of ['list', 'del', 'emptyMsg', 'findMsg', 'unread']) expect((await post(at(name), { idList: [] })).code, name).toBe(401)
  })

  it('B.messages.02: lists page by page, newest first; what was shown is read', async () => {
    const { user, headers } = await aSession(test)
    for (const content of ['一', '二', '三']) await send(user.id, content)
    const page = (await post<Page>(at('list'), { pageNo: 1, pageSize: 2 }, headers)).data
    expect(page).toMatchObject({ total: 3, list: [{ content: '三', readFlag: 0, title: '通知' }, { content: '二' }] })
    expect((await post<Page>(at('list'), {}, headers)).data.list.map(({ readFlag }) => readFlag)).toEqual([1, 1, 0])
    expect((await post(at('list'), { pageNo: 0 }, headers)).code).toBe(400)
  })

  it('G177: findMsg answers the unread ones; the first, which is shown, is read then', async () => {
    const { user, headers } = await aSession(test)
    for (const content of ['一', '二']) await send(user.id, content)
    const found = async () => (await post<{ content: string }[]>(at('findMsg'), {}, headers)).data.map(({ content }) => content)
    expect([await found(), await found(), await found()]).toEqual([['一', '二'], ['二'], []])
  })

  it('counts the unread ones without reading them', async () => {
    const { user, headers } = await aSession(test)
    const unread = async () => (await post<number>(at('unread'), {}, headers)).data
    for (const content of ['一', '二']) await send(user.id, content)
    expect([await unread(), await unread()]).toEqual([2, 2])
    await post(at('findMsg'), {}, headers)
    expect(await unread()).toBe(1)
    await post(at('list'), {}, headers)
    expect(await unread()).toBe(0)
  })

  it('is in the language of the reader, if the message has both', async () => {
    const { user, headers } = await aSession(test)
    const en = { title: 'Notice', content: 'One' }
    await test.accounts.messages.send({ userId: user.id, title: '通知', content: '一', en })
    await send(user.id, '二')
    const titles = async (language: string) =>
      (await post<{ list: { title: string }[] }>(at('list'), {}, { ...headers, 'accept-language': language })).data.list
    expect(await titles('en')).toMatchObject([{ title: '通知', content: '二' }, en])
    expect(await titles('zh')).toMatchObject([{ content: '二' }, { title: '通知', content: '一' }])
  })

  it('hides other people’s messages, also from deletion', async () => {
    const one = await aSession(test)
    const other = await aSession(test)
    await send(one.user.id, '甲')
    await send(other.user.id, '乙')
    const [own] = (await post<Page>(at('list'), {}, one.headers)).data.list
    const [foreign] = (await post<Page>(at('list'), {}, other.headers)).data.list
    expect((await post(at('del'), { idList: [own!.id, foreign!.id] }, one.headers)).code).toBe(404)
    await post(at('emptyMsg'), {}, one.headers)
    expect((await post<Page>(at('list'), {}, one.headers)).data.total).toBe(0)
    expect((await post<Page>(at('list'), {}, other.headers)).data.total).toBe(1)
    expect((await post(at('del'), { idList: [foreign!.id, foreign!.id] }, other.headers)).code).toBe(200)
    expect((await post<Page>(at('list'), {}, other.headers)).data.total).toBe(0)
    expect((await post(at('del'), { idList: ['1'] }, other.headers)).code).toBe(400)
  })
})
