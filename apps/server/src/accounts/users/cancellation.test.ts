import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { anEnterprise, aSession, logIn } from '../../testing/an-account.ts'
import { anSmsCode } from '../../testing/an-sms-code.ts'
import { keysOf } from '../../testing/describe-file-store.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const at = (name: string) => `/api/user/user/${name}`
const REASONS = '不再使用,其他'

interface Waiting {
  list: { id: string; userId: string; nick: string; telephone: string; stopReasonType: string; createTime: string }[]
  total: number
}

describe('closing an account', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'open' }, now: () => clock })
  const { post } = test
  const operator = await aSession(test, { role: 'operator' })
  const me = async (headers: Record<string, string>) => post(at('findUserInformation'), {}, headers)
  const waiting = async (headers = operator.headers, page = {}) => post<Waiting>('/api/user/cancellation/list', page, headers)
  const review = (body: object, headers = operator.headers) => post('/api/user/cancellation/review', body, headers)
  async function requestClosure(facts: object = {}) {
    const session = await aSession(test, facts)
    const code = await anSmsCode(test, session.user.telephone, session.headers)
    expect((await post(at('stopUse'), { stopReasonType: REASONS, code }, session.headers)).code).toBe(200)
    const { id } = (await waiting(operator.headers, { pageSize: 100 })).data.list.find(({ userId }) => userId === session.user.id)!
    return { ...session, id }
  }

  it('requires a login', async () => {
    for (const path of [at('stopUse'), '/api/user/cancellation/list', '/api/user/cancellation/review']) {
      expect((await post(path, {})).code, path).toBe(401)
    }
  })

  it('B.cancellation.04 B.cancellation.10: a request carries its reasons joined by commas and the code of the own phone', async () => {
    const { user, headers } = await aSession(test)
    const stop = (body: object) => post(at('stopUse'), { stopReasonType: REASONS, ...body }, headers)
    expect((await stop({})).code).toBe(400)
    expect((await stop({ code: '000000' })).message).toBe('验证码错误!')
    const code = await anSmsCode(test, user.telephone, headers)
    for (const reasons of ['', '随便', '其他,随便', '其他,其他', '其他,']) {
      expect((await stop({ code, stopReasonType: reasons })).code, reasons).toBe(400)
    }
    expect((await stop({ code, telephone: '13400000009' })).code).toBe(400)
    expect((await post(at('checkTelephoneCode'), { code: '000000', telephone: user.telephone })).message).toBe('验证码错误!')
    expect((await post(at('checkTelephoneCode'), { code, telephone: user.telephone })).code).toBe(200)
    expect((await stop({ code })).code).toBe(200)
    expect((await me(headers)).data).toMatchObject({ cancellationPending: true, cancellationTime: '2026-01-01 08:00:00' })
    expect((await stop({ code: '000000' })).message).toBe('您的注销申请已提交，我们将在3-5个工作日内审核')
    const found = (await waiting()).data.list.find(({ userId }) => userId === user.id)
    expect(found).toMatchObject({ nick: user.nick, telephone: user.telephone, stopReasonType: REASONS, createTime: '2026-01-01 08:00:00' })
  })

  it('an account without a phone needs a recent login, and no code replaces it', async () => {
    const { user, headers } = await aSession(test)
    await test.accounts.users.change(user.id, { telephone: null })
    const stop = (body: object) => post(at('stopUse'), { stopReasonType: REASONS, ...body }, headers)
    clock += 11 * 60_000
    expect((await stop({})).data).toMatchObject({ error: 'PROOF_NEEDED' })
    expect((await stop({ code: '000000' })).message).toBe('验证码错误!')
    clock -= 11 * 60_000
    expect((await stop({ code: '000000' })).message).toBe('验证码错误!')
    expect((await stop({ telephone: '13400000009' })).message).toBe('验证码错误!')
    expect((await stop({})).code).toBe(200)
    const { list } = (await waiting(operator.headers, { pageSize: 100 })).data
    const request = list.find(({ userId }) => userId === user.id)!
    expect(request.telephone).toBeNull()
    expect((await review({ id: request.id, decision: 'approve' })).code).toBe(200)
    expect((await me(headers)).code).not.toBe(200)
  })

  it('hides other people’s rows: only operators see and decide requests, also on an open server', async () => {
    const { id, headers } = await requestClosure()
    expect((await waiting(headers)).code).toBe(403)
    expect((await review({ id, decision: 'approve' }, headers)).code).toBe(403)
    expect((await me(headers)).data).toMatchObject({ cancellationPending: true })
    expect((await review({ id, decision: 'later' })).code).toBe(400)
    expect((await review({ id: operator.user.id, decision: 'approve' })).message).toBe('没有待审核的申请')
  })

  it('lists page by page, the oldest first', async () => {
    clock += 60_000
    const first = await requestClosure()
    clock += 60_000
    const second = await requestClosure()
    const { total } = (await waiting()).data
    const last = await waiting(operator.headers, { pageNo: total, pageSize: 1 })
    expect(last.data).toMatchObject({ total, list: [{ id: second.id }] })
    expect((await waiting(operator.headers, { pageNo: total - 1, pageSize: 1 })).data.list).toMatchObject([{ id: first.id }])
  })

  it('a request that is rejected or withdrawn leaves the account as it is, and its user is notified', async () => {
    for (const [decision, title] of [
      ['reject', '注销申请未通过'],
      ['withdraw', '注销申请已撤销'],
    ] as const) {
      const { id, user, headers } = await requestClosure()
      expect((await review({ id, decision, note: '有未完成的订单' })).code).toBe(200)
      expect((await me(headers)).data).toMatchObject({ cancellationPending: false, nick: user.nick })
      const { data } = await post<{ title: string; content: string }[]>('/api/sms/msg/findMsg', {}, headers)
      expect(data).toMatchObject([{ title, content: expect.stringContaining('有未完成的订单') }])
      expect((await review({ id, decision: 'approve' })).code).toBe(404)
      clock += 60_000
      const code = await anSmsCode(test, user.telephone, headers)
      expect((await post(at('stopUse'), { stopReasonType: '其他', code }, headers)).code).toBe(200)
    }
  })

  it('approval ends the sessions, erases who it was, and frees phone, e-mail, name and WeChat', async () => {
    const facts = { nick: '要走的人', email: 'leaving@example.org', address: '北京', organization: '格致', occupation: '经理' }
    const { id, user, headers } = await requestClosure({ ...facts, profession: '3', userType: 2 })
    const [colleague] = await anEnterprise(test, { members: 1, seats: 1 })
    await test.accounts.wechat.bind(user.id, { openId: 'leaving', unionId: null })
    await test.accounts.messages.send({ userId: user.id, title: '通知', content: '内容' })
    expect((await review({ id, decision: 'approve' })).code).toBe(200)
    expect((await me(headers)).code).toBe(996)
    expect((await logIn(test, user.telephone)).message).toBe('账号或密码错误！')
    const left = await test.accounts.users.get(user.id)
    const known = Object.values(left).filter((value) => value !== null)
    for (const fact of [...Object.values(facts), user.telephone, user.passwordHash]) expect(known).not.toContain(fact)
    expect([left.profession, left.userType, left.passwordHash, left.emailVerifiedAt]).toEqual([null, null, null, null])
    expect(await test.accounts.wechat.accountOf({ openId: 'leaving', unionId: null })).toBeNull()
    expect((await test.accounts.messages.show(user.id, { pageNo: 1, pageSize: 20 })).total).toBe(0)
    const again = await aSession(test, { telephone: user.telephone, nick: facts.nick, email: facts.email })
    expect((await me(again.headers)).data).toMatchObject({ nick: '要走的人', address: null })
    expect((await logIn(test, colleague!.telephone)).code).toBe(200)
  })

  it('the picture goes with the account', async () => {
    const { id, user, headers } = await requestClosure()
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const picture = async () => test.accounts.uploads.add(new Blob([new Uint8Array(bytes)]), { userId: user.id, role: 'user' })
    const show = (name: string, who: Record<string, string>) =>
      post(at('updateUserInfo'), { avatar: `/api/sms/oss/file?name=${name}` }, who)
    const storedNames = async () => (await keysOf(test.store.list('uploads/'))).map((key) => key.slice('uploads/'.length))
    const [own, replaced] = [await picture(), await picture()]
    await show(replaced, headers)
    await show(own, headers)
    expect(await storedNames()).toEqual([own])
    expect((await review({ id, decision: 'approve' })).code).toBe(200)
    expect(await storedNames()).toEqual([])
  })
})
