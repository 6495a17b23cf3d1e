import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeProviderFailures, TEST_LIMITS } from '../testing/describe-provider-failures.ts'
import { describeSmsGateway } from '../testing/describe-sms-gateway.ts'
import { startFakeAliyun, type FakeAliyun } from '../testing/fake-aliyun.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { aliyunSms, type AliyunSmsOptions } from './aliyun-sms.ts'

let aliyun: FakeAliyun
beforeAll(async () => {
  aliyun = await startFakeAliyun()
})
afterAll(() => aliyun.server.close())

const MESSAGE = { phone: '13900000001', code: '042137', minutes: 5 }

function open(changes: Partial<AliyunSmsOptions> = {}) {
  return aliyunSms({
    keyId: aliyun.keyId,
    keySecret: aliyun.keySecret,
    signName: '格致 (测试)',
    template: 'SMS_153055065',
    parameters: [
      { name: 'code', value: 'code' },
      { name: 'min', value: 'minutes' },
    ],
    endpoint: aliyun.server.url,
    limits: TEST_LIMITS,
    ...changes,
  })
}

const secrets = () => [aliyun.keySecret, aliyun.keyId, MESSAGE.phone, MESSAGE.code]

describeSmsGateway('aliyun', async () => ({
  gateway: open(),
  received: async () =>
    aliyun.sent.map(({ phone, parameters }) => {
      const { code, min } = parameters as { code: string; min: string }
      return { phone, code, minutes: min }
    }),
}))

describeProviderFailures('aliyun SMS', {
  server: () => aliyun.server,
  call: (endpoint) => open({ endpoint }).sendCode(MESSAGE),
  idempotent: false,
  secrets,
})

describe('SendSms', () => {
  test('goes out with signature, template and variables', async () => {
    await open().sendCode(MESSAGE)
    expect(aliyun.sent.at(-1)).toEqual({
      phone: '13900000001',
      signName: '格致 (测试)',
      template: 'SMS_153055065',
      parameters: { code: '042137', min: '5' },
    })
  })

  test.each([
    ['wrong secret', { keySecret: 'another' }, 'SignatureDoesNotMatch'],
    ['unknown key', { keyId: 'nobody' }, 'InvalidAccessKeyId.NotFound'],
  ])('%s: a matter of the operator, and nothing of the request comes back', async (_, changes, providerCode) => {
    const before = aliyun.sent.length
    const error = await rejectionOf(open(changes).sendCode(MESSAGE), [...secrets(), 'another', 'nobody'])
    expect(error).toMatchObject({ issue: 'configuration', providerCode, mayHaveHappened: false })
    expect(error.detail).toContain('RequestId F655A8D5-B967-440B-8683')
    expect(aliyun.sent.length).toBe(before)
  })

  test.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 200, 'throttled'],
    ['isv.DAY_LIMIT_CONTROL', 200, 'throttled'],
    ['Throttling.User', 400, 'throttled'],
    ['isv.MOBILE_NUMBER_ILLEGAL', 200, 'recipient'],
    ['isv.AMOUNT_NOT_ENOUGH', 200, 'configuration'],
    ['isv.SMS_SIGNATURE_ILLEGAL', 200, 'configuration'],
    ['isp.RAM_PERMISSION_DENY', 200, 'configuration'],
    ['Forbidden.RAM', 403, 'configuration'],
    ['isp.SYSTEM_ERROR', 200, 'provider'],
    ['ServiceUnavailable', 503, 'provider'],
    ['Something.New', 400, 'provider'],
  ])('%s (HTTP %i) is %s', async (code, status, issue) => {
    aliyun.rejectWith = { code, status }
    expect(await rejectionOf(open().sendCode(MESSAGE), secrets())).toMatchObject({ issue, providerCode: code })
  })
})
