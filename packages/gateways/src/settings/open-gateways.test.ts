import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { memoryOutbox, memorySandboxMemory } from '../sandbox/memory-stores.ts'
import { startFakeAliyun } from '../testing/fake-aliyun.ts'
import type { GatewayMode } from './gateway-mode.ts'
import { GATEWAY_SETTINGS, type GatewaySettingName, type GatewaySettings } from './gateway-settings.ts'
import { gatewayIssues, gateways, GatewaySettingsError } from './open-gateways.ts'

/** Reads them as the server does: the environment's text or the default, through the row's parse. */
function read(environment: Partial<Record<GatewaySettingName, string>>): GatewaySettings {
  const rows = Object.entries(GATEWAY_SETTINGS)
  return Object.fromEntries(
    rows.map(([name, row]) => [name, row.parse(environment[name as GatewaySettingName] || row.default)]),
  ) as unknown as GatewaySettings
}

function adapters(environment: Partial<Record<GatewaySettingName, string>>, mode: GatewayMode) {
  const { sms, mail, wechat, phoneAuth, translation } = gateways(read(environment), mode)
  return [sms, mail, wechat, phoneAuth, translation].map((one) => one?.adapter ?? 'off')
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PRIVATE_KEY = String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })).trim()
const PUBLIC_KEY = String(keys.publicKey.export({ type: 'spki', format: 'pem' })).trim()

const ALL_REAL = {
  GEZHI_SMS: 'tencent',
  GEZHI_SMS_KEY_ID: 'id',
  GEZHI_SMS_KEY_SECRET: 'secret-1',
  GEZHI_SMS_SIGN_NAME: '格致',
  GEZHI_SMS_TEMPLATE: '1110',
  GEZHI_SMS_APP_ID: '1400006666',
  GEZHI_MAIL: 'smtp',
  GEZHI_MAIL_URL: 'smtps://u:secret-2@mail.example.com',
  GEZHI_MAIL_FROM: '格致 <no-reply@example.com>',
  GEZHI_WECHAT: 'openPlatform',
  GEZHI_WECHAT_APP_ID: 'wx1',
  GEZHI_WECHAT_APP_SECRET: 'secret-3',
  GEZHI_PHONE_AUTH: 'aliyun',
  GEZHI_PHONE_AUTH_KEY_ID: 'id',
  GEZHI_PHONE_AUTH_KEY_SECRET: 'secret-4',
  GEZHI_TRANSLATION: 'openai',
  GEZHI_TRANSLATION_MODEL: 'translator',
  GEZHI_WECHAT_PAY: 'weChatPay',
  GEZHI_WECHAT_PAY_MERCHANT: '1900000109',
  GEZHI_WECHAT_PAY_APP_ID: 'wx1',
  GEZHI_WECHAT_PAY_SERIAL: '5157F09EFDC096DE',
  GEZHI_WECHAT_PAY_KEY_SECRET: PRIVATE_KEY,
  GEZHI_WECHAT_PAY_API_SECRET: '0123456789abcdef0123456789abcdef',
  GEZHI_ALIPAY: 'alipay',
  GEZHI_ALIPAY_APP_ID: '2021000000000000',
  GEZHI_ALIPAY_SELLER: '2088000000000001',
  GEZHI_ALIPAY_KEY_SECRET: PRIVATE_KEY,
  GEZHI_ALIPAY_PUBLIC_KEY: PUBLIC_KEY,
}

describe('which gateways are opened', () => {
  test('nothing set: sandboxes in development, none in production; a dictionary in both', () => {
    expect(adapters({}, 'development')).toEqual(['sandbox', 'sandbox', 'sandbox', 'sandbox', 'dictionary'])
    expect(adapters({}, 'production')).toEqual(['off', 'off', 'off', 'off', 'dictionary'])
  })

  test.each(['development', 'production'] as const)('all real in %s: no sandbox to look into', (mode) => {
    expect(adapters(ALL_REAL, mode)).toEqual(['tencent', 'smtp', 'openPlatform', 'aliyun', 'openai'])
    expect(gateways(read(ALL_REAL), mode).sandbox).toBeNull()
  })

  test('mixed: only what is a sandbox can be pushed by testers', () => {
    const opened = gateways(read({ ...ALL_REAL, GEZHI_SMS: 'off', GEZHI_PHONE_AUTH: 'sandbox' }), 'development')
    expect(opened.sms).toBeNull()
    expect(opened.sandbox).toMatchObject({ wechat: null, phoneAuth: { adapter: 'sandbox' } })
    expect(opened.sandbox!.phoneAuth).toBe(opened.phoneAuth)
  })

  test('sandboxes write to the folder of the server', async () => {
    const stores = { outbox: memoryOutbox(), memory: memorySandboxMemory() }
    const opened = gateways(read({}), 'development', stores)
    await opened.sms!.sendCode({ phone: '13900000001', code: '123456', minutes: 5 })
    expect(opened.sandbox!.outbox).toBe(stores.outbox)
    await expect(stores.outbox.list()).resolves.toMatchObject([{ to: '13900000001', code: '123456' }])
    const { code } = await opened.sandbox!.wechat!.scan({ uuid: 'u', openId: 'o1', nick: '张三', avatar: null })
    await expect(opened.wechat!.exchangeCode(code)).resolves.toMatchObject({ openId: 'o1' })
    await opened.close()
  })

  test('a real one speaks to the address set', async () => {
    const aliyun = await startFakeAliyun()
    const environment = {
      GEZHI_SMS: 'aliyun',
      GEZHI_SMS_KEY_ID: aliyun.keyId,
      GEZHI_SMS_KEY_SECRET: aliyun.keySecret,
      GEZHI_SMS_SIGN_NAME: '格致',
      GEZHI_SMS_TEMPLATE: 'SMS_1',
      GEZHI_SMS_PARAMETERS: 'yzm=code, minutes',
      GEZHI_SMS_ENDPOINT: aliyun.server.url.href,
    }
    await gateways(read(environment), 'production').sms!.sendCode({ phone: '13900000001', code: '123456', minutes: 5 })
    expect(aliyun.sent).toMatchObject([{ phone: '13900000001', parameters: { yzm: '123456', minutes: '5' } }])
    await aliyun.server.close()
  })
})

describe('errors', () => {
  function errorsOf(environment: Partial<Record<GatewaySettingName, string>>, mode: GatewayMode = 'development') {
    return gatewayIssues(read(environment), mode).map(({ name }) => name)
  }

  test('sandbox is rejected in production, each by name', () => {
    const sandboxes = {
      GEZHI_SMS: 'sandbox',
      GEZHI_MAIL: 'sandbox',
      GEZHI_WECHAT: 'sandbox',
      GEZHI_PHONE_AUTH: 'sandbox',
      GEZHI_TRANSLATION: 'sandbox',
    }
    expect(errorsOf(sandboxes, 'production')).toEqual(Object.keys(sandboxes))
    expect(errorsOf(sandboxes)).toEqual([])
  })

  test('all at once, naming the settings and never quoting a value', () => {
    const environment = {
      GEZHI_SMS: 'aliyun',
      GEZHI_SMS_KEY_SECRET: 'secret-1',
      GEZHI_SMS_PARAMETERS: 'seconds',
      GEZHI_SMS_ENDPOINT: 'http://sms.example.com',
      GEZHI_MAIL: 'smtp',
      GEZHI_MAIL_URL: 'smtp://u:secret-2@relay?tls=optional',
      GEZHI_MAIL_FROM: 'nobody',
      GEZHI_WECHAT: 'weixin',
      GEZHI_PHONE_AUTH: 'aliyun',
      GEZHI_PHONE_AUTH_KEY_SECRET: 'secret-4',
      GEZHI_TRANSLATION: 'openai',
      GEZHI_TRANSLATION_ENDPOINT: 'http://models.example.com/v1',
      GEZHI_TRANSLATION_KEY_SECRET: 'secret-5',
    }
    const settings = read(environment)
    expect(errorsOf(environment)).toEqual([
      'GEZHI_SMS_KEY_ID',
      'GEZHI_SMS_SIGN_NAME',
      'GEZHI_SMS_TEMPLATE',
      'GEZHI_SMS_PARAMETERS',
      'GEZHI_SMS_ENDPOINT',
      'GEZHI_MAIL_URL',
      'GEZHI_MAIL_FROM',
      'GEZHI_WECHAT',
      'GEZHI_PHONE_AUTH_KEY_ID',
      'GEZHI_TRANSLATION_ENDPOINT',
      'GEZHI_TRANSLATION_MODEL',
    ])
    let error: unknown
    try {
      gateways(settings, 'development')
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(GatewaySettingsError)
    const { message } = error as GatewaySettingsError
    expect(message.split('\n').length).toBe(11)
    expect(message).not.toMatch(/secret-|sms\.example|models\.example|nobody|weixin/)
  })

  test.each(
    Object.keys(ALL_REAL).filter(
      (name) =>
        !['GEZHI_SMS', 'GEZHI_MAIL', 'GEZHI_WECHAT', 'GEZHI_PHONE_AUTH', 'GEZHI_TRANSLATION', 'GEZHI_WECHAT_PAY', 'GEZHI_ALIPAY'].includes(
          name,
        ),
    ),
  )('without %s that one is named', (name) => expect(errorsOf({ ...ALL_REAL, [name]: '' })).toEqual([name]))

  test.each(['https://sms.example.com/path', 'https://u:p@sms.example.com', 'sms.example.com', 'ftp://sms.example.com'])(
    'the address %s is rejected',
    (GEZHI_SMS_ENDPOINT) => expect(errorsOf({ ...ALL_REAL, GEZHI_SMS_ENDPOINT })).toEqual(['GEZHI_SMS_ENDPOINT']),
  )

  test.each([
    ['http://127.0.0.1:11434/v1', []],
    ['https://models.example.com/v1/', []],
    ['https://u:p@models.example.com/v1', ['GEZHI_TRANSLATION_ENDPOINT']],
    ['https://models.example.com/v1?x=1', ['GEZHI_TRANSLATION_ENDPOINT']],
    ['models.example.com', ['GEZHI_TRANSLATION_ENDPOINT']],
  ])('the address %s of a language model', (GEZHI_TRANSLATION_ENDPOINT, issues) =>
    expect(errorsOf({ ...ALL_REAL, GEZHI_TRANSLATION_ENDPOINT })).toEqual(issues),
  )

  test.each([
    ['GEZHI_WECHAT_PAY_API_SECRET', 'short'],
    ['GEZHI_WECHAT_PAY_KEY_SECRET', 'no key'],
    ['GEZHI_ALIPAY_PUBLIC_KEY', PRIVATE_KEY.slice(0, 100)],
  ])('%s is checked when the server starts', (name, value) => expect(errorsOf({ ...ALL_REAL, [name]: value })).toEqual([name]))

  test('a public key of WeChat Pay comes with its id', () => {
    const id = { GEZHI_WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01' }
    expect(errorsOf({ ...ALL_REAL, ...id })).toEqual(['GEZHI_WECHAT_PAY_PUBLIC_KEY'])
    expect(gateways(read({ ...ALL_REAL, ...id, GEZHI_WECHAT_PAY_PUBLIC_KEY: PUBLIC_KEY }), 'production').weChatPay?.adapter).toBe(
      'weChatPay',
    )
  })

  test('every secret is marked as one, and every row speaks both languages', () => {
    for (const [name, { secret, zh, en }] of Object.entries(GATEWAY_SETTINGS)) {
      expect(secret).toBe(/SECRET$|_URL$/.test(name))
      expect(zh).toMatch(/\p{sc=Han}/u)
      expect(en).toMatch(/^[\x20-\x7e’]+$/)
    }
  })
})
