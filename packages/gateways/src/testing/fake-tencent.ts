import { startProviderServer, type ProviderServer, type WireAnswer, type WireRequest } from './provider-server.ts'
import { verifyTc3 } from './verify-tc3.ts'

/** State of a simulated Tencent Cloud SMS in a test. */
export interface FakeTencent {
  readonly server: ProviderServer
  readonly secretId: string
  readonly secretKey: string
  readonly sent: { readonly phone: string; readonly request: SendSmsRequest }[]
  /** The next genuine request gets this code: as status of its number, or as error of the whole request. */
  rejectWith: { readonly code: string; readonly as: 'status' | 'error' } | null
}

export interface SendSmsRequest {
  readonly PhoneNumberSet: readonly string[]
  readonly SmsSdkAppId: string
  readonly SignName: string
  readonly TemplateId: string
  readonly TemplateParamSet: readonly string[]
}

/** Starts SendSms of 2021-01-11 in a server that checks signatures and headers. */
export async function startFakeTencent(): Promise<FakeTencent> {
  const fake: FakeTencent = {
    server: await startProviderServer((request) => answer(fake, request)),
    secretId: 'AKIDexampleSecretId',
    secretKey: 'tencentSecret0123456789abcdef',
    sent: [],
    rejectWith: null,
  }
  return fake
}

function answer(fake: FakeTencent, request: WireRequest): WireAnswer {
  const rejection = verifyTc3(request, 'sms', (id) => (id === fake.secretId ? fake.secretKey : undefined))
  if (rejection !== null) return reply({ Error: { Code: rejection.code, Message: rejection.message } })
  const { headers } = request
  if (headers['x-tc-action'] !== 'SendSms' || headers['x-tc-version'] !== '2021-01-11' || !headers['x-tc-region'])
    return reply({ Error: { Code: 'InvalidAction', Message: 'no such action' } })
  return sendSms(fake, JSON.parse(request.body) as SendSmsRequest)
}

function sendSms(fake: FakeTencent, request: SendSmsRequest): WireAnswer {
  const number = request.PhoneNumberSet[0]!
  const rejectWith = fake.rejectWith
  fake.rejectWith = null
  const message = `refused ${number} with ${request.TemplateParamSet.join()}`
  if (rejectWith?.as === 'error') return reply({ Error: { Code: rejectWith.code, Message: message } })
  if (rejectWith === null) fake.sent.push({ phone: number.replace(/^\+86/, ''), request })
  const status = rejectWith === null ? { Code: 'Ok', Message: 'send success' } : { Code: rejectWith.code, Message: message }
  return reply({
    SendStatusSet: [{ ...status, SerialNo: '5000:1045710669157053657849499619', PhoneNumber: number, Fee: 1, IsoCode: 'CN' }],
  })
}

function reply(response: object): WireAnswer {
  return { status: 200, type: 'application/json', body: JSON.stringify({ Response: { ...response, RequestId: 'a0aabda6-cf91-4f3e' } }) }
}
