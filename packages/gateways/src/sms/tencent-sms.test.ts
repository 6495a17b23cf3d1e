import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeProviderFailures, TEST_LIMITS } from '../testing/describe-provider-failures.ts'
import { describeSmsGateway } from '../testing/describe-sms-gateway.ts'
import { startFakeTencent, type FakeTencent } from '../testing/fake-tencent.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { tencentSms, type TencentSmsOptions } from './tencent-sms.ts'

let tencent: FakeTencent
beforeAll(async () => {
  tencent = await startFakeTencent()
})
afterAll(() => tencent.server.close())

const MESSAGE = { phone: '13900000001', code: '042137', minutes: 5 }

function open(changes: Partial<TencentSmsOptions> = {}) {
  return tencentSms({
    secretId: tencent.secretId,
    secretKey: tencent.secretKey,
    appId: '1400006666',
    signName: '格致',
    template: '1110',
    parameters: [
      { name: 'code', value: 'code' },
      { name: 'minutes', value: 'minutes' },
    ],
    region: 'ap-guangzhou',
    endpoint: tencent.server.url,
    limits: TEST_LIMITS,
    ...changes,
  })
}

const secrets = () => [tencent.secretKey, tencent.secretId, MESSAGE.phone, MESSAGE.code]

describeSmsGateway('tencent', async () => ({
  gateway: open(),
  received: async () =>
    tencent.sent.map(({ phone, request }) => ({
      phone,
      code: request.TemplateParamSet[0]!,
      minutes: request.TemplateParamSet[1]!,
    })),
}))

describeProviderFailures('tencent SMS', {
  server: () => tencent.server,
  call: (endpoint) => open({ endpoint }).sendCode(MESSAGE),
  idempotent: false,
  secrets,
})

describe('SendSms', () => {
  test('goes out with app, signature, template and variables in order', async () => {
    await open({ parameters: [{ name: 'code', value: 'code' }] }).sendCode(MESSAGE)
    expect(tencent.sent.at(-1)!.request).toEqual({
      PhoneNumberSet: ['+8613900000001'],
      SmsSdkAppId: '1400006666',
      SignName: '格致',
      TemplateId: '1110',
      TemplateParamSet: ['042137'],
    })
  })

  test.each([
    ['wrong secret', { secretKey: 'another' }, 'AuthFailure.SignatureFailure'],
    ['unknown key', { secretId: 'nobody' }, 'AuthFailure.SecretIdNotFound'],
  ])('%s: a matter of the operator', async (_, changes, providerCode) => {
    const before = tencent.sent.length
    expect(await rejectionOf(open(changes).sendCode(MESSAGE), [...secrets(), 'another', 'nobody'])).toMatchObject({
      issue: 'configuration',
      providerCode,
    })
    expect(tencent.sent.length).toBe(before)
  })

  test.each([
    ['LimitExceeded.PhoneNumberThirtySecondLimit', 'status', 'throttled'],
    ['LimitExceeded.PhoneNumberDailyLimit', 'status', 'throttled'],
    ['RequestLimitExceeded', 'error', 'throttled'],
    ['LimitExceeded.AppCountryOrRegionDailyLimit', 'status', 'configuration'],
    ['InvalidParameterValue.IncorrectPhoneNumber', 'status', 'recipient'],
    ['FailedOperation.PhoneNumberInBlacklist', 'status', 'recipient'],
    ['FailedOperation.InsufficientBalanceInSmsPackage', 'status', 'configuration'],
    ['FailedOperation.TemplateIncorrectOrUnapproved', 'status', 'configuration'],
    ['UnauthorizedOperation.SmsSdkAppIdVerifyFail', 'error', 'configuration'],
    ['InternalError.Timeout', 'error', 'provider'],
    ['Something.New', 'status', 'provider'],
  ] as const)('%s as %s is %s', async (code, as, issue) => {
    tencent.rejectWith = { code, as }
    expect(await rejectionOf(open().sendCode(MESSAGE), secrets())).toMatchObject({ issue, providerCode: code })
  })
})
