import { describe, expect, test } from 'vitest'
import { describeMailGateway } from '../testing/describe-mail-gateway.ts'
import { describePhoneAuthGateway } from '../testing/describe-phone-auth-gateway.ts'
import { describeSmsGateway } from '../testing/describe-sms-gateway.ts'
import { describeWeChatGateway } from '../testing/describe-wechat-gateway.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { memoryOutbox, memorySandboxMemory } from './memory-stores.ts'
import { sandboxMail } from './sandbox-mail.ts'
import { sandboxPhoneAuth } from './sandbox-phone-auth.ts'
import { sandboxSms } from './sandbox-sms.ts'
import { sandboxWeChat } from './sandbox-wechat.ts'

describeSmsGateway('sandbox', async () => {
  const outbox = memoryOutbox()
  return {
    gateway: sandboxSms(outbox),
    received: async () =>
      (await outbox.list()).toReversed().map(({ to, code, text }) => ({
        phone: to,
        code: code!,
        minutes: /(\d+) 分钟/.exec(text)![1]!,
      })),
  }
})

describeMailGateway('sandbox', async () => {
  const outbox = memoryOutbox()
  return { gateway: sandboxMail(outbox), received: async () => (await outbox.list()).toReversed(), close: async () => {} }
})

describeWeChatGateway('sandbox', async () => {
  const gateway = sandboxWeChat(memorySandboxMemory())
  return { gateway, scan: async ({ openId, nick, avatar }, uuid) => (await gateway.scan({ uuid, openId, nick, avatar })).code }
})

describePhoneAuthGateway('sandbox', async () => {
  const gateway = sandboxPhoneAuth(memorySandboxMemory())
  return { gateway, vouch: (phone) => gateway.offer(phone) }
})

describe('outbox', () => {
  test('newest first, with the code apart, for one recipient or all', async () => {
    const outbox = memoryOutbox()
    await sandboxSms(outbox).sendCode({ phone: '+8613900000001', code: '042137', minutes: 5 })
    await sandboxMail(outbox).send({ to: 'a@example.com', subject: '验证邮箱', text: 'https://example.com/?token=abc', code: 'abc' })
    const entries = await outbox.list()
    expect(entries).toMatchObject([
      { kind: 'mail', to: 'a@example.com', text: '验证邮箱\n\nhttps://example.com/?token=abc', code: 'abc' },
      { kind: 'sms', to: '13900000001', text: '【格致】您的验证码是 042137，5 分钟内有效。', code: '042137' },
    ])
    expect(entries.every(({ createTime }) => Math.abs(createTime.getTime() - Date.now()) < 10_000)).toBe(true)
    await expect(outbox.list({ to: '13900000001' })).resolves.toEqual([entries[1]])
    await expect(outbox.list({ to: '13900000002' })).resolves.toEqual([])
  })

  test('keeps the newest', async () => {
    const outbox = memoryOutbox(2)
    for (const code of ['1001', '1002', '1003']) await sandboxSms(outbox).sendCode({ phone: '13900000001', code, minutes: 5 })
    expect((await outbox.list()).map(({ code }) => code)).toEqual(['1003', '1002'])
  })
})

describe('what sandboxes remember', () => {
  test('a WeChat code dies after 10 minutes, a carrier’s token after 2', async () => {
    let now = 0
    const memory = memorySandboxMemory(() => now)
    const [wechat, phoneAuth] = [sandboxWeChat(memory), sandboxPhoneAuth(memory)]
    const { code, state } = await wechat.scan({ uuid: 'u1', openId: 'o1', nick: '张三', avatar: null })
    const token = await phoneAuth.offer('13900000001')
    expect(state).toBe('u1')
    now = 121_000
    expect(await rejectionOf(phoneAuth.phoneOf(token))).toMatchObject({ issue: 'credential' })
    now = 601_000
    expect(await rejectionOf(wechat.exchangeCode(code))).toMatchObject({ issue: 'credential' })
  })

  test('of two at the same time one gets it', async () => {
    const phoneAuth = sandboxPhoneAuth(memorySandboxMemory())
    const token = await phoneAuth.offer('+8613900000001')
    const results = await Promise.allSettled([phoneAuth.phoneOf(token), phoneAuth.phoneOf(token)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a tester cannot offer what is no phone, nor scan as nobody', async () => {
    await expect(sandboxPhoneAuth(memorySandboxMemory()).offer('123')).rejects.toThrow(RangeError)
    const nobody = { uuid: 'u1', openId: '', nick: '', avatar: null }
    await expect(sandboxWeChat(memorySandboxMemory()).scan(nobody)).rejects.toThrow(RangeError)
  })
})
