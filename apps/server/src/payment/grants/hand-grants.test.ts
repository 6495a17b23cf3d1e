import { beforeEach, describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { BY } from '../../testing/command-line.ts'

interface Grant {
  readonly id: string
  readonly nick: string
  readonly productName: string
  readonly state: string
  readonly startTime: string | null
  readonly endTime: string | null
}

const START = Date.parse('2026-11-29T10:00:00+08:00')
const YEAR_CARD = { productId: 1 }
const OWN = { productName: '试用卡', days: 7 }

describe('products granted by hand', async () => {
  const clock = { now: START }
  const test = await buildTestApp({ now: () => clock.now })
  await test.service('payment').products.seed()
  let operator: Awaited<ReturnType<typeof aSession>>
  let user: Awaited<ReturnType<typeof aSession>>
  beforeEach(async () => {
    clock.now = START
    operator = await aSession(test, { role: 'operator' })
    user = await aSession(test)
  })
  const ops = <Data = Record<string, unknown>>(path: string, body: object = {}) =>
    test.post<Data & { error?: string; endTime?: string }>(`/api/pay/ops/${path}`, body, operator.headers)
  const grant = (product: object = YEAR_CARD, key: string = crypto.randomUUID()) =>
    ops('grant', { id: user.user.id, key, product, reason: '赔付' })
  const grants = async () => (await ops<{ list: Grant[] }>('grant/list', { text: user.user.nick })).data.list
  const revoke = (id: string) => ops('grant/revoke', { id, reason: '误操作' })
  const held = async () => {
    const { living, coming } = await test.service('accounts').products.of(user.user.id)
    return [...living, ...coming].map(({ productName, startTime, endTime }) => [productName, startTime, endTime])
  }
  const messages = async () =>
    (await test.post<{ list: { content: string }[] }>('/api/sms/msg/list', {}, user.headers)).data.list.map(({ content }) => content)
  const actionsOf = async (action: string) =>
    (await ops<{ list: { about: string }[] }>('action/list', { action, text: user.user.nick })).data.list.map(({ about }) => about)

  it('run from then on, need a reason and an account, and are in the audit log', async () => {
    const body = { id: user.user.id, key: crypto.randomUUID(), product: YEAR_CARD }
    expect((await ops('grant', { ...body, reason: ' ' })).code).toBe(400)
    expect((await ops('grant', { ...body, reason: 'x', product: { ...YEAR_CARD, ...OWN } })).code).toBe(400)
    expect((await ops('grant', { ...body, id: crypto.randomUUID(), reason: 'x' })).data.error).toBe('ACCOUNT_NOT_FOUND')
    expect((await grant({ productId: 99 })).data.error).toBe('PRODUCT_NOT_FOUND')
    expect((await grant()).data).toEqual({ endTime: '2027-11-29 10:00:00' })
    clock.now += 1000
    expect((await grant({ productId: 3 })).code).toBe(200)
    expect(await held()).toEqual([['年卡', '2026-11-29 10:00:00', '2027-11-29 10:00:00']])
    expect((await test.post('/api/ai/topic/getUserPackage', {}, user.headers)).data).toMatchObject({ total: 100, used: 0 })
    expect(await actionsOf('grant')).toEqual([expect.stringContaining('reason=赔付'), expect.stringContaining('reason=赔付')])
    expect(await grants()).toMatchObject([{ productName: 'AI 高级包' }, { productName: '年卡', state: 'active', nick: user.user.nick }])
  })

  it('are told to the user, given and taken back', async () => {
    const key = crypto.randomUUID()
    await grant(YEAR_CARD, key)
    await grant(YEAR_CARD, key)
    expect(await messages()).toEqual(['您已获赠“年卡”，有效期至 2027-11-29。'])
    await revoke(key)
    await revoke(key)
    expect((await messages()).toSorted()).toEqual(['您已获赠“年卡”，有效期至 2027-11-29。', '获赠的“年卡”已收回，即时失效。'].toSorted())
  })

  it('are granted once for a key, and once in a minute, however often the button is pressed', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => grant(YEAR_CARD, key)))
    expect(answers.map(({ code, data }) => [code, data.endTime])).toEqual(Array.from({ length: 5 }, () => [200, '2027-11-29 10:00:00']))
    expect((await grant()).data.error).toBe('GRANT_REPEATED')
    expect((await grant(OWN, key)).data.error).toBe('GRANT_KEY_USED')
    const other = await aSession(test)
    expect((await ops('grant', { id: other.user.id, key, product: YEAR_CARD, reason: 'x' })).data.error).toBe('GRANT_KEY_USED')
    expect([await held(), await actionsOf('grant')]).toMatchObject([{ length: 1 }, { length: 1 }])
    clock.now += 61_000
    expect((await grant(YEAR_CARD, key)).code).toBe(200)
    expect((await grant()).data.endTime).toBe('2028-11-29 10:00:00')
    expect(await held()).toHaveLength(2)
  })

  it('of their own name follow each other', async () => {
    clock.now = Date.parse('2026-12-01T08:00:00+08:00')
    operator = await aSession(test, { role: 'operator' })
    const ends = [(await grant(OWN)).data.endTime]
    clock.now += 61_000
    ends.push((await grant(OWN)).data.endTime)
    expect(ends).toEqual(['2026-12-08 08:00:00', '2026-12-15 08:00:00'])
  })

  it('end at once when they are taken back, and what follows moves forward, once', async () => {
    for (const product of [YEAR_CARD, OWN]) {
      user = await aSession(test)
      const start = clock.now
      await grant(product)
      clock.now += 61_000
      await grant(product)
      const [second, first] = await grants()
      // A leap day is in the second year only.
      const length = Date.parse(first!.endTime!) - Date.parse(first!.startTime!)
      clock.now = start + 120_000
      expect((await revoke(first!.id)).code).toBe(200)
      const [[, begins, ends] = []] = await held()
      expect([Date.parse(`${begins}+08:00`), Date.parse(ends!) - Date.parse(begins!)]).toEqual([clock.now, length])
      clock.now += 60_000
      expect((await revoke(first!.id)).code).toBe(200)
      expect(await held()).toMatchObject([[expect.anything(), begins, ends]])
      expect(await actionsOf('revoke grant')).toEqual([expect.stringContaining('reason=误操作')])
      expect((await grants()).map(({ state }) => state)).toEqual(['active', 'revoked'])
      expect((await revoke(second!.id)).code).toBe(200)
      expect(await held()).toEqual([])
    }
  })

  it('may be packs of uses, which end when they are taken back', async () => {
    const packages = async () => (await test.post('/api/ai/topic/getUserPackage', {}, user.headers)).data
    await grant({ productId: 3 })
    const [pack] = await grants()
    await revoke(pack!.id)
    expect(await packages()).toMatchObject({ total: 0 })
    expect((await revoke(crypto.randomUUID())).data.error).toBe('GRANT_NOT_FOUND')
  })

  it('leave products of the same name that were bought where they are', async () => {
    const { id: userId } = user.user
    await test.database.transaction((transaction) =>
      test.service('accounts').boughtProducts.grant(transaction, {
        userId,
        source: `order:${userId}`,
        kind: 'VIP',
        productName: OWN.productName,
        searchCount: null,
        grants: null,
        seats: null,
        endOf: (start) => start + 24 * 3_600_000,
      }),
    )
    const [bought] = await held()
    await grant(OWN)
    const [own] = await grants()
    expect(own!.startTime).toBe(bought![2])
    await revoke(own!.id)
    expect(await held()).toEqual([bought])
  })

  it('are not granted to or taken back from the own account of an operator', async () => {
    const other = operator
    operator = await aSession(test, { role: 'operator' })
    user = operator
    expect((await grant()).data.error).toBe('ACCOUNT_IS_OWN')
    operator = other
    expect((await grant()).code).toBe(200)
    const [given] = await grants()
    operator = user
    expect((await revoke(given!.id)).data.error).toBe('ACCOUNT_IS_OWN')
    expect(await held()).toHaveLength(1)
  })

  it('are granted and taken back at the command line alike', async () => {
    const run = async (...args: string[]) => (await test.service('payment').runCommand(['payment', ...args], BY))!.join()
    const { telephone } = user.user
    await expect(run('grant', telephone, '月卡', '30')).rejects.toThrow('payment grant PHONE PRODUCT DAYS REASON')
    await expect(run('grant', '13099999999', '月卡', '30', '赔付')).rejects.toThrow('未找到')
    const [id, ...granted] = (await run('grant', telephone, '月卡', '30', '赔付')).split(' ')
    expect(granted.slice(0, 2)).toEqual([telephone, '月卡'])
    expect(await held()).toHaveLength(1)
    await expect(run('revoke', id!)).rejects.toThrow('payment revoke GRANT REASON')
    expect(await run('revoke', id!, '误', '操作')).toBe(`${id} revoked / 已收回`)
    expect(await held()).toEqual([])
    expect(await ops('grant/list', { text: user.user.nick })).toMatchObject({
      data: { list: [{ operator: null, revoker: null, reason: '赔付', revokeReason: '误 操作' }] },
    })
  })
})
