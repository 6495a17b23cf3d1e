import { INVITATION_DAYS, MEMBERS_PER_SEAT } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice, anAccount, anEnterprise, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { userProducts } from '../products/user-products-table.ts'
import { enterpriseMembers } from '../users/enterprises-table.ts'

const at = (name: string) => `/api/user/enterprise/${name}`
const DAY = 24 * 3_600_000

interface Shown {
  enterprise: {
    role: string
    ownerName: string
    seats: number
    online: number
    memberLimit: number
    memberList: { userId: string; nick: string; telephone: string; isOwner: boolean }[]
    invitationList: { id: string; telephone: string }[]
  } | null
  invitationList: { id: string; ownerName: string; ownerPhone: string }[]
}

describe('members of an enterprise', async () => {
  let clock = Date.parse('2026-03-02T02:00:00Z')
  const test = await buildTestApp({ now: () => (clock += 1) })
  const { post } = test
  const login = async (id: string) => ({ token: (await test.accounts.completeLogin(id, { device: { ...aDevice(), isNew: true } })).token })
  const shown = async (headers: { token: string }) => (await post<Shown>(at('get'), {}, headers)).data
  const productsOf = async (id: string) => (await test.accounts.products.of(id)).living.length
  const messages = async (headers: { token: string }, language = 'zh') => {
    const url = '/api/sms/msg/list'
    return (await post<{ list: { title: string; content: string; link: string }[] }>(url, {}, { ...headers, 'accept-language': language }))
      .data.list
  }
  /** An owner who is logged in. */
  const anOwner = async ({ members = 1, seats = 3 } = {}) => {
    const [owner, ...colleagues] = await anEnterprise(test, { members, seats })
    return { owner: owner!, colleagues, headers: await login(owner!.id) }
  }
  const invite = (headers: { token: string }, telephone: string) => post(at('invite'), { telephone }, headers)
  const answer = async (headers: { token: string }, accept: boolean) =>
    post(at('answer'), { id: (await shown(headers)).invitationList[0]?.id ?? crypto.randomUUID(), accept }, headers)

  it('are invited by number, told so, and share the rights once they accept, until they are removed', async () => {
    const { owner, headers } = await anOwner()
    const colleague = await aSession(test)
    expect(await invite(headers, `+86${colleague.user.telephone}`)).toMatchObject({ code: 200, data: true })
    expect(await productsOf(colleague.user.id)).toBe(0)
    expect(await messages(colleague.headers)).toMatchObject([
      { title: '企业邀请', content: expect.stringContaining(owner.nick), link: '/user/myRights?tab=enterprise' },
    ])
    expect(await messages(colleague.headers, 'en')).toMatchObject([{ title: 'Invitation to an enterprise' }])
    expect(await shown(colleague.headers)).toMatchObject({ enterprise: null, invitationList: [{ ownerName: owner.nick }] })
    expect(await answer(colleague.headers, true)).toMatchObject({ code: 200 })
    expect(await productsOf(colleague.user.id)).toBe(1)
    const { enterprise } = await shown(headers)
    expect(enterprise).toMatchObject({ role: 'owner', seats: 3, online: 2, memberLimit: 3 * MEMBERS_PER_SEAT, invitationList: [] })
    const phone = `${colleague.user.telephone.slice(0, 3)}****${colleague.user.telephone.slice(-4)}`
    expect(enterprise!.memberList).toMatchObject([
      { userId: owner.id, isOwner: true },
      {
        userId: colleague.user.id,
        nick: colleague.user.nick,
        telephone: phone,
        isOwner: false,
        joinTime: expect.stringMatching('^2026-03-02 10:00:'),
      },
    ])
    expect((await shown(colleague.headers)).enterprise).toMatchObject({ role: 'member', ownerName: owner.nick, memberList: [] })
    expect((await messages(headers)).map(({ title }) => title)).toEqual(['邀请已接受'])
    expect(await post(at('remove'), { userId: colleague.user.id }, headers)).toMatchObject({ code: 200 })
    expect(await post(at('remove'), { userId: colleague.user.id }, headers)).toMatchObject({
      data: { error: 'ENTERPRISE_MEMBER_NOT_FOUND' },
    })
    expect(await productsOf(colleague.user.id)).toBe(0)
    expect((await messages(colleague.headers))[0]).toMatchObject({ title: '已移出企业' })
  })

  it('can be invited before they register; the answer is the same, and their first login tells them', async () => {
    const { owner, headers } = await anOwner()
    const registered = await anAccount(test)
    const telephone = '13812340001'
    const [known, unknown] = [await invite(headers, registered.telephone), await invite(headers, telephone)]
    expect(unknown).toEqual({ ...known, ...('id' in unknown && { id: unknown.id }) })
    expect((await shown(headers)).enterprise!.invitationList.map((one) => Object.keys(one))).toEqual([
      expect.arrayContaining(['telephone']),
      expect.arrayContaining(['telephone']),
    ])
    const { user, headers: theirs } = await aSession(test, { telephone })
    expect(await messages(theirs)).toMatchObject([{ content: expect.stringContaining(owner.nick) }])
    expect(await answer(theirs, true)).toMatchObject({ code: 200 })
    expect(await productsOf(user.id)).toBe(1)
  })

  it('join nobody without consent: declined, withdrawn, expired and foreign invitations end', async () => {
    const { headers } = await anOwner()
    const colleague = await aSession(test)
    const stranger = await aSession(test)
    const missing = { code: 404, data: { error: 'INVITATION_NOT_FOUND' } }
    await invite(headers, colleague.user.telephone)
    expect(await invite(headers, colleague.user.telephone)).toMatchObject({ data: { error: 'INVITATION_OPEN' } })
    const { id } = (await shown(colleague.headers)).invitationList[0]!
    for (const accept of [true, false]) expect(await post(at('answer'), { id, accept }, stranger.headers)).toMatchObject(missing)
    expect(await answer(colleague.headers, false)).toMatchObject({ code: 200 })
    expect(await post(at('answer'), { id, accept: true }, colleague.headers)).toMatchObject(missing)
    expect((await messages(headers))[0]).toMatchObject({ title: '邀请被拒绝' })

    await invite(headers, colleague.user.telephone)
    const { id: second } = (await shown(colleague.headers)).invitationList[0]!
    const other = await anOwner()
    expect(await post(at('withdraw'), { id: second }, other.headers)).toMatchObject(missing)
    expect(await post(at('withdraw'), { id: second }, headers)).toMatchObject({ code: 200 })
    expect(await answer(colleague.headers, true)).toMatchObject(missing)

    await invite(headers, colleague.user.telephone)
    const { id: third } = (await shown(colleague.headers)).invitationList[0]!
    clock += INVITATION_DAYS * DAY
    const later = await login(colleague.user.id)
    expect(await shown(later)).toMatchObject({ invitationList: [] })
    expect(await post(at('answer'), { id: third, accept: true }, later)).toMatchObject(missing)
    expect(await productsOf(colleague.user.id)).toBe(0)
  })

  it('are managed by the owner of an active product only', async () => {
    const { owner, colleagues, headers } = await anOwner({ members: 3 })
    const member = await login(colleagues[0]!.id)
    const stranger = await aSession(test)
    const { owner: foreign } = await anOwner()
    for (const caller of [member, stranger.headers]) {
      expect(await invite(caller, '13812340002')).toMatchObject({ code: 403, data: { error: 'ENTERPRISE_NOT_OWNED' } })
      const removal = await post(at('remove'), { userId: colleagues[1]!.id }, caller)
      expect(removal).toMatchObject({ code: 403, data: { error: 'ENTERPRISE_NOT_OWNED' } })
    }
    expect(await post(at('remove'), { userId: foreign.id }, headers)).toMatchObject({ data: { error: 'ENTERPRISE_MEMBER_NOT_FOUND' } })
    expect(await post(at('remove'), { userId: owner.id }, headers)).toMatchObject({ data: { error: 'ACCOUNT_IS_OWN' } })
    expect(await invite(headers, colleagues[0]!.telephone)).toMatchObject({ data: { error: 'ENTERPRISE_MEMBER_KNOWN' } })
    expect(await post(at('leave'), {}, headers)).toMatchObject({ data: { error: 'ENTERPRISE_OWNER_STAYS' } })
    expect(await post(at('leave'), {}, stranger.headers)).toMatchObject({ data: { error: 'ENTERPRISE_NOT_JOINED' } })
    expect(await post(at('leave'), {}, member)).toMatchObject({ code: 200 })
    expect(await productsOf(colleagues[0]!.id)).toBe(0)
    expect((await messages(headers))[0]).toMatchObject({ title: '成员已退出' })

    const [row] = await test.database.select().from(enterpriseMembers).where(eq(enterpriseMembers.userId, owner.id))
    const invited = await aSession(test)
    await invite(headers, invited.user.telephone)
    const { id } = (await shown(invited.headers)).invitationList[0]!
    await test.database
      .update(userProducts)
      .set({ endTime: new Date(clock) })
      .where(eq(userProducts.enterpriseId, row!.enterpriseId))
    expect([await productsOf(owner.id), await productsOf(colleagues[1]!.id)]).toEqual([0, 0])
    expect(await invite(headers, '13812340003')).toMatchObject({ data: { error: 'ENTERPRISE_NOT_OWNED' } })
    expect(await post(at('answer'), { id, accept: true }, invited.headers)).toMatchObject({ data: { error: 'INVITATION_NOT_FOUND' } })
    expect(await post(at('leave'), {}, headers)).toMatchObject({ code: 200 })
  })

  it('are limited by the seats, and so are those who are online', async () => {
    const { headers } = await anOwner({ members: MEMBERS_PER_SEAT - 1, seats: 1 })
    const invited = await aSession(test)
    const [one, two] = await Promise.all([invite(headers, invited.user.telephone), invite(headers, '13812340004')])
    expect([one.code, two.code].toSorted()).toEqual([200, 403])
    const full = { data: { error: 'ENTERPRISE_FULL', limit: MEMBERS_PER_SEAT } }
    expect(await invite(headers, '13812340005')).toMatchObject(full)
    const { invitationList } = (await shown(headers)).enterprise!
    await post(at('withdraw'), { id: invitationList[0]!.id }, headers)
    await invite(headers, invited.user.telephone)
    // The owner is online on the only seat.
    expect(await answer(invited.headers, true)).toMatchObject({ data: { error: 'ENTERPRISE_SEATS_TAKEN', limit: 1 } })
    expect(await productsOf(invited.user.id)).toBe(0)
    await post('/api/user/user/logout', {}, headers)
    expect(await answer(invited.headers, true)).toMatchObject({ code: 200 })
  })

  it('belong to one enterprise, and accept one of two invitations at the same time', async () => {
    const [first, second] = [await anOwner(), await anOwner()]
    const colleague = await aSession(test)
    for (const { headers } of [first, second]) await invite(headers, colleague.user.telephone)
    const { invitationList } = await shown(colleague.headers)
    const answers = await Promise.all(invitationList.map(({ id }) => post(at('answer'), { id, accept: true }, colleague.headers)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
    expect(answers.find(({ code }) => code === 400)).toMatchObject({ data: { error: 'ENTERPRISE_JOINED' } })
    expect((await shown(colleague.headers)).invitationList).toHaveLength(1)
  })
})
