import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import type { AlertEvent, AlertRecord, Webhook, WebhookDelivery } from '@gezhi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { verifyWebhook, WebhookVerificationError } from '../../../../../clients/typescript/gezhi-client.ts'
import { aMonitor, runMonitor } from '../../testing/a-monitor.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { aReceiver, type ReceivedEvent } from '../../testing/a-receiver.ts'
import { aDevice, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

type Headers = Readonly<Record<string, string>>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PYTHON_CLIENT = join(import.meta.dirname, '../../../../../clients/python')
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('The verification of webhooks in Python is not tested: there is no python3')
/** Verifies requests, each of secret, headers, body and time; prints the type of the event, or the error. */
const PROGRAM = `
import json, sys
from gezhi_client import verify_webhook, WebhookVerificationError

def result(secret, headers, body, now):
    try:
        return verify_webhook(secret, headers, body.encode(), now)["type"]
    except WebhookVerificationError:
        return None

print(json.dumps([result(*request) for request in json.load(sys.stdin)]))
`

describe('webhooks', async () => {
  let clock = Date.parse('2026-03-01T09:00:00+08:00')
  const receiver = await aReceiver()
  const { url } = receiver
  const test = await buildTestApp({
    records: [aPatent({ publicationNumber: 'CN100000001A', title: '石墨烯电池' })],
    settings: { GEZHI_WEBHOOK_NETWORKS: ['127.0.0.0/8'], GEZHI_PUBLIC_URL: 'https://gezhi.example' },
    now: () => clock,
  })
  beforeEach(() => {
    receiver.received.length = 0
    receiver.answer = { status: 204 }
  })
  const engine = test.serving.engines.of(PATENT_KIND)
  const ask = <Data>(name: string, body: object, headers: Headers) => test.post<Data>(`/api/user/openApi/${name}`, body, headers)
  const create = async (headers: Headers, more: object = {}) => {
    const created = await ask<{ secret: string; webhook: Webhook }>('createWebhook', { url, description: '接收方', ...more }, headers)
    expect(created.message).toBe('success')
    return created.data
  }
  const listed = async (id: string, headers: Headers) =>
    (await ask<Webhook[]>('webhooks', {}, headers)).data.find((webhook) => webhook.id === id)
  const deliveries = async (id: string, headers: Headers, more: object = {}) =>
    (await ask<{ list: WebhookDelivery[] }>('webhookDeliveries', { id, ...more }, headers)).data.list
  const send = () => test.service('open-api').sendDueDeliveries()
  let number = 200_000_000
  const aHit = async (count = 1) => {
    const numbers = Array.from({ length: count }, () => `CN${(number += 1)}A`)
    await engine.write({ puts: numbers.map((publicationNumber) => aPatent({ publicationNumber, title: '石墨烯电池' })) })
    return numbers
  }
  /** Sessions expire when time passes. */
  const relogin = async ({ user }: Awaited<ReturnType<typeof aSession>>): Promise<Headers> => ({
    token: (await test.accounts.completeLogin(user.id, { device: aDevice() })).token,
  })
  const ping = async (id: string, headers: Headers): Promise<ReceivedEvent> => {
    clock += 10_000
    expect(await ask('testWebhook', { id }, headers)).toMatchObject({ code: 200 })
    await send()
    return receiver.received.at(-1)!
  }

  it('deliver the alerts of monitors, signed', async () => {
    const { headers } = await aSession(test)
    const { secret, webhook } = await create(headers)
    const monitor = await aMonitor(test, { name: '电池', queryStr: '石墨烯' }, headers)
    const [found] = await aHit()
    await runMonitor(test, monitor, headers)
    await send()
    expect(receiver.received).toHaveLength(1)
    const [{ path, headers: sent, body }] = receiver.received as [ReceivedEvent]
    expect(path).toBe('/hook?token=t')
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(JSON.parse(body)).toMatchObject({
      type: 'monitor.alert',
      version: 1,
      data: {
        monitor: { id: monitor, name: '电池', kind: 'patent' },
        found: 1,
        records: [{ number: found, kind: 'patent', title: '石墨烯电池', url: `https://gezhi.example/api/v1/patents/${found}` }],
        next: null,
        changes: [],
        failure: null,
      },
    })
    expect(await deliveries(webhook.id, headers)).toMatchObject([
      { type: 'monitor.alert', state: 'delivered', attempts: 1, statusCode: 204, messageId: sent['webhook-id'], nextTime: null },
    ])
  })

  it('are retried with growing delays under the same id until the receiver accepts', async () => {
    const { headers } = await aSession(test)
    const { webhook } = await create(headers)
    const monitor = await aMonitor(test, { queryStr: '石墨烯' }, headers)
    await aHit()
    await runMonitor(test, monitor, headers)
    receiver.answer = { status: 500, body: 'out of\norder\u0000' }
    await send()
    await send()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveries(webhook.id, headers)).toMatchObject([
      { state: 'waiting', attempts: 1, statusCode: 500, failure: 'status', detail: 'out of order', nextTime: '2026-03-01 09:00:05' },
    ])
    clock += 6000
    await send()
    receiver.answer = { status: 200 }
    clock += 2 * MINUTE
    await send()
    expect(new Set(receiver.received.map(({ headers: sent }) => sent['webhook-id'])).size).toBe(1)
    expect(await deliveries(webhook.id, headers)).toMatchObject([{ state: 'delivered', attempts: 3, statusCode: 200, detail: '' }])
  })

  it('are verified by both clients: changed, old and foreign requests are not', async () => {
    const { headers } = await aSession(test)
    const { secret, webhook } = await create(headers)
    const { headers: sent, body } = await ping(webhook.id, headers)
    const plain = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
    const now = clock / 1000
    const other = (await create(headers)).secret
    const requests: readonly (readonly [string, Record<string, string>, string, number])[] = [
      [secret, plain, body, now],
      [secret, { ...plain, 'webhook-signature': `v1,AAAA v2,x ${plain['webhook-signature']}` }, body, now + 299],
      [secret, plain, `${body} `, now],
      [secret, plain, body, now + 301],
      [secret, plain, body, now - 301],
      [other, plain, body, now],
      [secret, { ...plain, 'webhook-id': 'msg_2' }, body, now],
      [secret, { ...plain, 'webhook-timestamp': String(Math.floor(now) + 1) }, body, now],
      [secret, { ...plain, 'webhook-signature': '' }, body, now],
      [secret, {}, body, now],
    ]
    const expected = requests.map((_, index) => (index < 2 ? 'ping' : null))
    const verified = await Promise.all(
      requests.map((request) =>
        verifyWebhook(...request).then(
          ({ type }) => type,
          (error: unknown) => {
            expect(error).toBeInstanceOf(WebhookVerificationError)
            return null
          },
        ),
      ),
    )
    expect(verified).toEqual(expected)
    if (!hasPython) return
    const env = { ...process.env, PYTHONPATH: PYTHON_CLIENT, PYTHONDONTWRITEBYTECODE: '1' }
    const program = spawnSync('python3', ['-c', PROGRAM], { env, input: JSON.stringify(requests), encoding: 'utf8' })
    expect(program.stderr).toBe('')
    expect(JSON.parse(program.stdout)).toEqual(expected)
  })

  it('are signed with the old secret, too, for a day after it was replaced', async () => {
    const person = await aSession(test)
    const { secret: old, webhook } = await create(person.headers)
    const rotated = await ask<{ secret: string; webhook: Webhook }>('rotateWebhookSecret', { id: webhook.id }, person.headers)
    const { secret } = rotated.data
    expect([secret === old, rotated.data.webhook.oldSecretEndTime === null]).toEqual([false, false])
    const check = (one: string, { headers: sent, body }: ReceivedEvent) =>
      verifyWebhook(one, sent, body, clock / 1000).then(
        () => true,
        () => false,
      )
    const first = await ping(webhook.id, person.headers)
    expect([await check(secret, first), await check(old, first)]).toEqual([true, true])
    clock += DAY
    const headers = await relogin(person)
    const second = await ping(webhook.id, headers)
    expect([await check(secret, second), await check(old, second)]).toEqual([true, false])
    expect(await listed(webhook.id, headers)).toMatchObject({ oldSecretEndTime: null })
    const { rows } = await test.database.execute<{ row: string }>(`SELECT webhooks::text AS row FROM webhooks`)
    for (const { row } of rows)
      for (const one of [secret, old]) {
        expect(row).not.toContain(Buffer.from(one).toString('hex'))
        expect(row).not.toContain(Buffer.from(one.slice(6), 'base64').toString('hex'))
      }
  })

  it('list the first records of a long alert; a key reads the others', async () => {
    const { headers } = await aSession(test)
    await create(headers)
    const monitor = await aMonitor(test, { queryStr: '石墨烯' }, headers)
    const numbers = await aHit(130)
    await runMonitor(test, monitor, headers)
    await send()
    const { data } = receiver.received.map(({ body }) => JSON.parse(body) as AlertEvent).find((event) => event.data.monitor.id === monitor)!
    expect([data.found, data.records.length]).toEqual([130, 100])
    expect(data.next).toBe(`https://gezhi.example/api/v1/monitor-runs/${data.run.id}/records?page=2`)
    const key = await ask<{ secret: string }>('createKey', { name: '接收方', scopes: ['monitors', 'patents'] }, headers)
    const get = async (address: string, authorization = `Bearer ${key.data.secret}`) => {
      const response = await test.app.inject({ url: address.replace('https://gezhi.example', ''), headers: { authorization } })
      return {
        status: response.statusCode,
        body: response.json<{ total: number; list: AlertRecord[]; next: string | null; title: string }>(),
      }
    }
    const { body: rest } = await get(data.next!)
    expect([rest.total, rest.list.length, rest.next]).toEqual([130, 30, null])
    expect([...data.records, ...rest.list].map((record) => record.number).toSorted()).toEqual(numbers.toSorted())
    expect(await get(data.records[0]!.url)).toMatchObject({ status: 200, body: { title: '石墨烯电池' } })
    const other = await aSession(test)
    const foreign = await ask<{ secret: string }>('createKey', { name: '他人', scopes: ['monitors'] }, other.headers)
    expect((await get(data.next!, `Bearer ${foreign.data.secret}`)).status).toBe(404)
  })

  it('of some monitors get the alerts of these; those that are off, and of others, get none', async () => {
    const [person, other] = [await aSession(test), await aSession(test)]
    const { headers } = person
    const [chosen, ignored] = [await aMonitor(test, { queryStr: '石墨烯' }, headers), await aMonitor(test, { queryStr: '电池' }, headers)]
    const { webhook: one } = await create(headers, { monitors: [chosen.toUpperCase()] })
    const { webhook: all } = await create(headers)
    const { webhook: off } = await create(headers)
    const { webhook: foreign } = await create(other.headers)
    expect(await ask('changeWebhook', { id: off.id, status: 0 }, headers)).toMatchObject({ code: 200, data: { status: 0, ending: null } })
    await aHit()
    for (const monitor of [chosen, ignored]) await runMonitor(test, monitor, headers)
    await send()
    const counts = [one, all, off].map(async ({ id }) => (await deliveries(id, headers)).length)
    expect(await Promise.all(counts)).toEqual([1, 2, 0])
    expect(await deliveries(foreign.id, other.headers)).toEqual([])
    expect(receiver.received).toHaveLength(3)
  })

  it('are delivered again by hand under the same id', async () => {
    const { headers } = await aSession(test)
    const { webhook } = await create(headers)
    const first = await ping(webhook.id, headers)
    const [delivery] = await deliveries(webhook.id, headers)
    const again = () => ask('redeliverWebhook', { deliveryId: delivery!.id }, headers)
    expect(await again()).toMatchObject({ code: 429 })
    clock += 10_000
    expect(await again()).toMatchObject({ code: 200 })
    await send()
    expect(receiver.received).toHaveLength(2)
    expect(receiver.received[1]).toMatchObject({ body: first.body, headers: { 'webhook-id': first.headers['webhook-id'] } })
    expect(receiver.received[1]!.headers['webhook-signature']).not.toBe(first.headers['webhook-signature'])
    expect(await deliveries(webhook.id, headers)).toMatchObject([{ id: delivery!.id, state: 'delivered' }])
  })

  it('are turned off by 410, and after days without a success, with a message to their user', async () => {
    const person = await aSession(test)
    let { headers }: { headers: Headers } = person
    const { webhook } = await create(headers)
    const monitor = await aMonitor(test, { queryStr: '石墨烯' }, headers)
    await aHit()
    await runMonitor(test, monitor, headers)
    receiver.answer = { status: 503 }
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await send()
      clock += 10 * HOUR
    }
    headers = await relogin(person)
    expect(receiver.received).toHaveLength(9)
    expect(await deliveries(webhook.id, headers)).toMatchObject([{ state: 'failed', attempts: 9, nextTime: null }])
    expect(await listed(webhook.id, headers)).toMatchObject({ status: 0, ending: 'failing', failingSince: expect.any(String) })
    const messages = async () =>
      (await test.post<{ list: { content: string; link: string | null }[] }>('/api/sms/msg/list', {}, headers)).data.list.filter(
        ({ link }) => link === '/manageApiWebhooks',
      )
    expect(await messages()).toMatchObject([{ content: 'Webhook“接收方”已停用：投递已连续失败 3 天。处理后可重新启用。' }])
    expect(await ask('testWebhook', { id: webhook.id }, headers)).toMatchObject({ code: 400, message: 'Webhook 已停用，请先启用' })
    const on = await ask('changeWebhook', { id: webhook.id, status: 1 }, headers)
    expect(on.data).toMatchObject({ status: 1, ending: null, failingSince: null })
    receiver.answer = { status: 410 }
    await ping(webhook.id, headers)
    expect(await listed(webhook.id, headers)).toMatchObject({ status: 0, ending: 'gone' })
    expect(await messages()).toHaveLength(2)
  })

  it('of a locked account are not sent', async () => {
    const { headers, user } = await aSession(test)
    const { webhook } = await create(headers)
    await ask('testWebhook', { id: webhook.id }, headers)
    await test.database.execute(`UPDATE users SET blocked_at = now() WHERE id = '${user.id}'`)
    await send()
    expect(receiver.received).toEqual([])
    await test.database.execute(`UPDATE users SET blocked_at = NULL WHERE id = '${user.id}'`)
    expect(await deliveries(webhook.id, headers)).toMatchObject([{ state: 'failed', failure: 'off' }])
  })

  it('that are claimed by a process that was killed are sent by another', async () => {
    const { headers } = await aSession(test)
    const { webhook } = await create(headers)
    await ask('testWebhook', { id: webhook.id }, headers)
    await test.database.execute(
      `UPDATE webhook_deliveries SET attempts = 1, next_at = '${new Date(clock + MINUTE).toISOString()}' WHERE webhook_id = '${webhook.id}'`,
    )
    await send()
    expect(receiver.received).toEqual([])
    clock += MINUTE
    await send()
    expect(receiver.received).toHaveLength(1)
  })
})
