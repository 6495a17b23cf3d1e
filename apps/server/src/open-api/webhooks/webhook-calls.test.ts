import type { Webhook } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

type Headers = Readonly<Record<string, string>>

/** Nothing is resolved for an address, and nothing sent to it. */
const URL = 'https://1.1.1.1/hook'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

describe('the calls about webhooks', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership', GEZHI_MODE: 'production' } })
  const ask = <Data>(name: string, body: object, headers: Headers) => test.post<Data>(`/api/user/openApi/${name}`, body, headers)
  const create = (body: object, headers: Headers) =>
    ask<{ secret: string; webhook: Webhook }>('createWebhook', { url: URL, description: '接收方', ...body }, headers)

  it('create, change, list and delete webhooks of their user; the secret is shown once', async () => {
    const { headers } = await aSession(test)
    const { data } = await create({}, headers)
    const expected = {
      url: URL,
      description: '接收方',
      monitors: null,
      status: 1,
      ending: null,
      oldSecretEndTime: null,
      failingSince: null,
    }
    expect(data.webhook).toMatchObject(expected)
    const { data: list } = await ask<Webhook[]>('webhooks', {}, headers)
    expect(list).toEqual([data.webhook])
    expect(JSON.stringify(list)).not.toContain(data.secret.slice(6))
    const changed = await ask('changeWebhook', { id: data.webhook.id, url: 'https://8.8.8.8/', description: '另一个' }, headers)
    expect(changed.data).toMatchObject({ ...expected, url: 'https://8.8.8.8/', description: '另一个' })
    expect(await ask('changeWebhook', { id: data.webhook.id }, headers)).toMatchObject({ code: 200, data: changed.data })
    expect(await ask('deleteWebhook', { id: data.webhook.id }, headers)).toMatchObject({ code: 200 })
    expect(await ask('deleteWebhook', { id: data.webhook.id }, headers)).toMatchObject({ code: 404, message: '未找到 Webhook' })
    expect((await ask('webhooks', {}, headers)).data).toEqual([])
  })

  it.each([
    ['http://1.1.1.1/', 'Webhook 地址须以 https:// 开头'],
    ['https://127.0.0.1/', '主机 127.0.0.1 不是公网地址，不能用作 Webhook 地址'],
    ['https://[::1]/', '主机 [::1] 不是公网地址，不能用作 Webhook 地址'],
    ['https://no-such-host.invalid/', '找不到主机 no-such-host.invalid'],
    ['ftp://1.1.1.1/', '参数错误：url 须为以 https:// 开头的地址，不含用户名、密码和 #'],
    ['https://user:password@1.1.1.1/', '参数错误：url 须为以 https:// 开头的地址，不含用户名、密码和 #'],
    ['1.1.1.1', '参数错误：url 须为以 https:// 开头的地址，不含用户名、密码和 #'],
  ])('reject the address %s, when a webhook is created and when it is changed', async (url, message) => {
    const { headers } = await aSession(test)
    expect(await create({ url }, headers)).toMatchObject({ code: 400, message })
    const { data } = await create({}, headers)
    expect(await ask('changeWebhook', { id: data.webhook.id, url }, headers)).toMatchObject({ code: 400, message })
  })

  it('allow ten webhooks, also to requests at the same time', async () => {
    const { headers } = await aSession(test)
    const answers = await Promise.all(Array.from({ length: 13 }, () => create({}, headers)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10)
    expect(answers.find(({ code }) => code !== 200)?.message).toBe('最多可创建 10 个 Webhook，请先删除不用的')
  })

  it('reject monitors that are not the user’s', async () => {
    const { headers } = await aSession(test)
    expect(await create({ monitors: [UNKNOWN] }, headers)).toMatchObject({ code: 404, message: '未找到监控' })
    expect(await create({ monitors: [] }, headers)).toMatchObject({ code: 400 })
  })

  it('send one test in some seconds', async () => {
    const { headers } = await aSession(test)
    const { id } = (await create({}, headers)).data.webhook
    expect(await ask('testWebhook', { id }, headers)).toMatchObject({ code: 200 })
    expect(await ask('testWebhook', { id }, headers)).toMatchObject({ code: 429 })
  })
})
