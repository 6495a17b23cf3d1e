import { get } from 'node:http'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { uploadKey } from '../../apps/server/src/accounts/uploads/upload-address.ts'
import { aDevice, anAccount } from '../../apps/server/src/testing/an-account.ts'
import { anSmsCode } from '../../apps/server/src/testing/an-sms-code.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { copiedRows } from '../../apps/server/src/testing/copied-rows.ts'
import { fillAccount } from '../../apps/server/src/testing/fill-account.ts'

const DAY = 24 * 3_600_000
const at = (name: string) => `/api/user/dataCopy/${name}`

/** A data copy as in the contract. */
interface ListedCopy {
  readonly id: string
  readonly state: string
  readonly percent: number
  readonly size: number
}

describe('a copy of one’s data', async () => {
  let clock = Date.now()
  const test = await buildTestApp({ now: () => clock })
  const { post, accounts } = test
  const stranger = await anAccount(test)
  const somebody = async () => {
    const { id: userId, telephone } = await anAccount(test)
    const { token } = await accounts.completeLogin(userId, { device: aDevice() })
    return { userId, telephone, headers: { token } }
  }
  const copiesOf = async (headers: object) => (await post<ListedCopy[]>(at('list'), {}, { ...headers })).data
  const download = (id: string, headers: object) =>
    test.app.inject({ method: 'GET', url: `${at('download')}?id=${id}`, headers: { ...headers } })
  const parts = async () => {
    const keys = []
    for await (const { key } of test.store.list('data-copies/')) keys.push(key)
    return keys
  }

  it('holds every declared column of every row and every file, and nothing of anybody else', async () => {
    const person = await fillAccount(test, stranger.id)
    const bystander = await fillAccount(test, stranger.id)
    await test.database.execute(`DELETE FROM data_copies WHERE user_id = '${person.userId}'`)
    expect((await post(at('request'), {}, person.headers)).code).toBe(200)
    expect(await copiesOf(person.headers)).toMatchObject([{ state: 'waiting', percent: 0 }])
    expect((await post(at('request'), {}, person.headers)).message).toBe('数据副本正在生成，请稍候')
    const expected = await copiedRows(test, person.userId)
    await accounts.writeDataCopies()
    const [copy] = await copiesOf(person.headers)
    expect(copy).toMatchObject({ state: 'done', percent: 100 })
    const response = await download(copy!.id, person.headers)
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.rawPayload.length).toBe(copy!.size)
    const entries = unzipSync(new Uint8Array(response.rawPayload))

    for (const [name, { columns, rows }] of expected) {
      const copied = JSON.parse(strFromU8(entries[name]!)) as Record<string, unknown>[]
      expect(copied.length, name).toBeGreaterThan(0)
      expect(
        copied.map((row) => Object.keys(row)),
        name,
      ).toEqual(rows.map(() => columns))
      const textsOf = (row: Record<string, unknown>) => columns.map((column) => row[column]).filter((value) => typeof value === 'string')
      expect(copied.flatMap(textsOf), name).toEqual(expect.arrayContaining(rows.flatMap(textsOf)))
    }
    for (const picture of person.pictures)
      expect(Buffer.from(entries[`files/${uploadKey(picture)}`]!)).toEqual(await test.store.get(uploadKey(picture)))
    const all = Object.entries(entries)
      .map(([name, bytes]) => name + strFromU8(bytes, true))
      .join()
    for (const trace of [...bystander.traces, bystander.userId]) expect(all).not.toContain(trace)
    expect(Object.keys(entries)).toContain('README.txt')

    const { data } = await post<{ list: { title: string; link: string | null }[] }>('/api/sms/msg/list', {}, person.headers)
    expect(data.list[0]).toMatchObject({ title: '数据副本已生成', link: '/user/profile?tab=privacy' })
    expect((await post(at('request'), {}, person.headers)).message).toBe('每天只能申请一份数据副本，请明天再试')
  })

  it('is given to its owner only, soon after a login, for 7 days', async () => {
    const [owner, other] = [await somebody(), await somebody()]
    await post(at('request'), {}, owner.headers)
    await accounts.writeDataCopies()
    const [{ id } = { id: '' }] = await copiesOf(owner.headers)
    expect((await download(id, other.headers)).statusCode).toBe(404)
    expect((await post(at('remove'), { id }, other.headers)).code).toBe(404)
    expect((await download(id, owner.headers)).statusCode).toBe(200)
    clock += 10 * 60_000
    expect((await download(id, owner.headers)).json()).toMatchObject({ data: { error: 'PROOF_NEEDED' } })
    const code = await anSmsCode(test, owner.telephone, owner.headers)
    await post('/api/user/user/proveIdentity', { code }, owner.headers)
    clock += 7 * DAY
    await accounts.purgeExpired()
    expect((await parts()).join()).not.toContain(id)
    expect(await accounts.dataCopies.list(owner.userId)).toEqual([])
  })

  it('that is removed before or while it is written leaves nothing, and another one can be requested', async () => {
    const { userId, headers } = await somebody()
    await post(at('request'), {}, headers)
    const [waiting] = await copiesOf(headers)
    expect((await post(at('remove'), { id: waiting!.id }, headers)).code).toBe(200)
    expect(await copiesOf(headers)).toEqual([])
    expect((await post(at('request'), {}, headers)).code).toBe(200)
    const taken = (await accounts.dataCopies.take())!
    expect(taken.userId).toBe(userId)
    await post(at('remove'), { id: taken.id }, headers)
    expect(await accounts.dataCopies.update(taken.id, { parts: 1 })).toBe(false)
    await accounts.writeDataCopies()
    expect((await parts()).join()).not.toContain(taken.id)
  })

  it('counts for the limit of one a day after it was removed', async () => {
    const { headers } = await somebody()
    await post(at('request'), {}, headers)
    await accounts.writeDataCopies()
    const [{ id } = { id: '' }] = await copiesOf(headers)
    expect((await post(at('remove'), { id }, headers)).code).toBe(200)
    expect(await copiesOf(headers)).toEqual([])
    expect((await parts()).join()).not.toContain(id)
    expect((await download(id, headers)).statusCode).toBe(404)
    expect((await post(at('remove'), { id }, headers)).code).toBe(404)
    expect((await post(at('request'), {}, headers)).code).toBe(403)
  })

  it('is written anew after its writer died', async () => {
    const { headers } = await somebody()
    await post(at('request'), {}, headers)
    await accounts.dataCopies.take()
    await accounts.writeDataCopies()
    expect(await copiesOf(headers)).toMatchObject([{ state: 'running' }])
    clock += 3 * 60_000
    await accounts.writeDataCopies()
    expect(await copiesOf(headers)).toMatchObject([{ state: 'done' }])
  })

  it('that ends its writers is started three times, then its user gets a message', async () => {
    const { userId, headers } = await somebody()
    await post(at('request'), {}, headers)
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await accounts.dataCopies.take())!.userId).toBe(userId)
      clock += 3 * 60_000
    }
    await accounts.writeDataCopies()
    expect(await copiesOf(headers)).toMatchObject([{ state: 'failed' }])
    const { data } = await post<{ list: { title: string }[] }>('/api/sms/msg/list', {}, headers)
    expect(data.list[0]).toMatchObject({ title: '数据副本生成失败' })
    expect(await accounts.dataCopies.take()).toBeNull()
  })

  it('is requested five times a day at most, whether or not it was removed', async () => {
    const { headers } = await somebody()
    const ask = () => test.app.inject({ method: 'POST', url: at('request'), headers, payload: {}, remoteAddress: '203.0.113.7' })
    for (let count = 0; count < 5; count += 1) {
      expect((await ask()).json()).toMatchObject({ code: 200 })
      const [copy] = await copiesOf(headers)
      await post(at('remove'), { id: copy!.id }, headers)
    }
    expect((await ask()).json()).toMatchObject({ code: 403, data: { error: 'DAILY_QUOTA' } })
  })

  it('goes with the account', async () => {
    const person = await somebody()
    const operator = await anAccount(test, { role: 'operator' })
    const { token } = await accounts.completeLogin(operator.id, { device: aDevice() })
    await post(at('request'), {}, person.headers)
    await accounts.writeDataCopies()
    const [copy] = await copiesOf(person.headers)
    expect((await parts()).join()).toContain(copy!.id)
    const code = await anSmsCode(test, person.telephone, person.headers)
    await post('/api/user/user/stopUse', { stopReasonType: '其他', code }, person.headers)
    const { data } = await post<{ list: { id: string; userId: string }[] }>('/api/user/cancellation/list', {}, { token })
    const { id } = data.list.find(({ userId }) => userId === person.userId)!
    expect((await post('/api/user/cancellation/review', { id, decision: 'approve' }, { token })).code).toBe(200)
    expect((await parts()).join()).not.toContain(copy!.id)
  })
})

it('a data copy is downloaded twice at the same time at most, and again once a download has ended', async () => {
  const test = await buildTestApp()
  const { id: userId } = await anAccount(test)
  const { token } = await test.accounts.completeLogin(userId, { device: aDevice() })
  await test.accounts.dataCopies.request(userId, 'zh')
  await test.accounts.writeDataCopies()
  const [{ id } = { id: '' }] = await test.accounts.dataCopies.list(userId)
  // Larger than the buffers of a connection, so that a client that does not read stops it.
  await test.database.execute(`UPDATE data_copies SET parts = 40 WHERE id = '${id}'`)
  for (let part = 0; part < 40; part += 1) await test.store.put(`data-copies/${id}/${part}`, Buffer.alloc(1024 * 1024, part + 1))
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
  const begin = () =>
    new Promise<{ status: number | undefined; end: () => void }>((resolve, reject) => {
      const request = get(`${address}${at('download')}?id=${id}`, { headers: { token }, agent: false }, ({ statusCode }) =>
        resolve({ status: statusCode, end: () => request.destroy() }),
      ).on('error', reject)
    })
  const downloads = [await begin(), await begin(), await begin()]
  expect(downloads.map(({ status }) => status)).toEqual([200, 200, 429])
  downloads[0]!.end()
  const tried = async () => {
    const { status, end } = await begin()
    end()
    return status
  }
  await expect.poll(tried).toBe(200)
  for (const { end } of downloads) end()
})
