import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describePhoneAuthGateway } from '../testing/describe-phone-auth-gateway.ts'
import { describeProviderFailures, TEST_LIMITS } from '../testing/describe-provider-failures.ts'
import { startFakeAliyun, type FakeAliyun } from '../testing/fake-aliyun.ts'
import { rejectionOf } from '../testing/rejection-of.ts'
import { aliyunPhoneAuth } from './aliyun-phone-auth.ts'

let aliyun: FakeAliyun
beforeAll(async () => {
  aliyun = await startFakeAliyun()
})
afterAll(() => aliyun.server.close())

const PAGE = { url: 'https://gezhi.example.com/login?id=1', origin: 'https://gezhi.example.com' }
const TOKEN = 'carrier/token+1=='
const secrets = () => [aliyun.keySecret, aliyun.keyId, TOKEN, '13900000001']

function open(endpoint = aliyun.server.url, keySecret = aliyun.keySecret) {
  return aliyunPhoneAuth({ keyId: aliyun.keyId, keySecret, endpoint, limits: TEST_LIMITS })
}

function vouch(phone: string, token: string = randomUUID()): string {
  aliyun.phones.set(token, phone)
  return token
}

describePhoneAuthGateway('aliyun', async () => ({ gateway: open(), vouch: async (phone) => vouch(phone) }))

describeProviderFailures('GetAuthToken', {
  server: () => aliyun.server,
  call: (endpoint) => open(endpoint).begin(PAGE),
  idempotent: true,
  secrets,
})

describeProviderFailures('GetPhoneWithToken', {
  server: () => aliyun.server,
  call: (endpoint) => open(endpoint).phoneOf(vouch('13900000001', TOKEN)),
  idempotent: false,
  secrets,
})

describe('carrier authentication by Aliyun', () => {
  test('begins for a page and its origin', async () => {
    await expect(open().begin(PAGE)).resolves.toEqual({ accessToken: `access ${PAGE.url}`, jwtToken: `jwt ${PAGE.origin}` })
  })

  test('a wrong secret is a matter of the operator', async () => {
    const error = await rejectionOf(open(aliyun.server.url, 'another').phoneOf(vouch('13900000001', TOKEN)), [...secrets(), 'another'])
    expect(error).toMatchObject({ issue: 'configuration', providerCode: 'SignatureDoesNotMatch' })
  })

  test.each([
    ['isv.TOKEN_INVALID', 'credential'],
    ['isv.TOKEN_UNAUTHORIZED_USED', 'credential'],
    ['isv.INVALID_PARAMETERS', 'credential'],
    ['isv.OUT_OF_SERVICE', 'configuration'],
    ['isv.RAM_PERMISSION_DENY', 'configuration'],
    ['isv.BUSINESS_LIMIT_CONTROL', 'throttled'],
    ['isp.SYSTEM_ERROR', 'provider'],
  ])('%s is %s', async (code, issue) => {
    aliyun.rejectWith = { code, status: 200 }
    expect(await rejectionOf(open().phoneOf(vouch('13900000001', TOKEN)), secrets())).toMatchObject({ issue, providerCode: code })
  })

  test('a response without a number is an error of the provider', async () => {
    aliyun.forgetful = true
    expect(await rejectionOf(open().phoneOf(vouch('13900000001', TOKEN)), secrets())).toMatchObject({ issue: 'provider' })
    aliyun.forgetful = false
  })
})
