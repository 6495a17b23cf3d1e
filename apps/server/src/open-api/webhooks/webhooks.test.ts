import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { PATENT_KIND } from '@gezhi/records'
import type { Webhook, WebhookDelivery } from '@gezhi/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMonitor, runMonitor } from '../../testing/a-monitor.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

const MINUTE = 60_000

describe('webhooks', async () => {
  let clock = Date.parse('2026-03-01T09:00:00+08:00')
  let answer: { status: number; body?: string; headers?: Record<string, string> } = { status: 204 }
  const received: Received[] = []
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url!, headers: request.headers, body })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  afterAll(() => void receiver.close())
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?token=t`
  const test = await buildTestApp({
    records: [aPatent({ publicationNumber: 'CN100000001A', title: '石墨烯电池' })],
    settings: { GEZHI_WEBHOOK_NETWORKS: ['127.0.0.0/8'], GEZHI_PUBLIC_URL: 'https://gezhi.example' },
    now: () => clock,
  })
  beforeEach(() => {
    received.length = 0
    answer = { status: 204 }
  })
  const engine = test.serving.engines.of(PATENT_KIND)
  type Headers = Record<string, string>
  const ask = <Data>(name: string, body: object, headers: Headers) => test.post<Data>(`/api/user/openApi/${name}`, body, headers)
  const create = async (headers: Headers, more: object = {}) => {
    const created = await ask<{ secret: string; webhook: Webhook }>('createWebhook', { url, description: '接收方', ...more }, headers)
    expect(created.message).toBe('success')
    return created.data
  }
  const deliveries = async (id: string, headers: Headers) =>
    (await ask<{ list: WebhookDelivery[] }>('webhookDeliveries', { id }, headers)).data.list
  const send = () => test.service('open-api').sendDueDeliveries()
  let number = 200_000_000
  const aHit = async () => {
    number += 1
    const publicationNumber = `CN${number}A`
    await engine.write({ puts: [aPatent({ publicationNumber, title: '石墨烯电池' })] })
    return publicationNumber
  }

  it('deliver the alerts of monitors, signed', async () => {
    const { headers } = await aSession(test)
    const { secret, webhook } = await create(headers)
    const monitor = await aMonitor(test, { name: '电池', queryStr: '石墨烯' }, headers)
    const found = await aHit()
    await runMonitor(test, monitor, headers)
    await send()
    expect(received).toHaveLength(1)
    const [{ path, headers: sent, body }] = received as [Received]
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
    answer = { status: 500, body: 'out of\norder\u0000' }
    await send()
    await send()
    expect(received).toHaveLength(1)
    expect(await deliveries(webhook.id, headers)).toMatchObject([
      { state: 'waiting', attempts: 1, statusCode: 500, failure: 'status', detail: 'out of order', nextTime: '2026-03-01 09:00:05' },
    ])
    clock += 6000
    await send()
    answer = { status: 200 }
    clock += 2 * MINUTE
    await send()
    expect(new Set(received.map(({ headers: sent }) => sent['webhook-id'])).size).toBe(1)
    expect(await deliveries(webhook.id, headers)).toMatchObject([{ state: 'delivered', attempts: 3, statusCode: 200, detail: '' }])
  })
})
