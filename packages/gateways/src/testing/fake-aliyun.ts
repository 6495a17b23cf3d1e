import { startProviderServer, type ProviderServer, type WireAnswer, type WireRequest } from './provider-server.ts'
import { verifyAcs3 } from './verify-acs3.ts'

/** State of a simulated Aliyun in a test. */
export interface FakeAliyun {
  readonly server: ProviderServer
  readonly keyId: string
  readonly keySecret: string
  readonly sent: { readonly phone: string; readonly signName: string; readonly template: string; readonly parameters: unknown }[]
  /** Carrier tokens and their phones; each works once. */
  readonly phones: Map<string, string>
  /** The next genuine request gets this `Code` instead. */
  rejectWith: { readonly code: string; readonly status: number } | null
  /** Responses of GetPhoneWithToken lack a number. */
  forgetful: boolean
}

/** Starts Dysmsapi and Dypnsapi (2017-05-25) in one server that checks signatures and parameters. */
export async function startFakeAliyun(): Promise<FakeAliyun> {
  const used = new Set<string>()
  const fake: FakeAliyun = {
    server: await startProviderServer((request) => answer(fake, used, request)),
    keyId: 'LTAI5tExampleKeyId',
    keySecret: 'aliyun+Secret/0123456789==',
    sent: [],
    phones: new Map(),
    rejectWith: null,
    forgetful: false,
  }
  return fake
}

function answer(fake: FakeAliyun, used: Set<string>, request: WireRequest): WireAnswer {
  const rejection = verifyAcs3(request, (id) => (id === fake.keyId ? fake.keySecret : undefined), used)
  if (rejection !== null) return reply(400, { Code: rejection.code, Message: rejection.message })
  if (request.headers['x-acs-version'] !== '2017-05-25' || request.method !== 'POST') return reply(404, { Code: 'InvalidAction.NotFound' })
  if (fake.rejectWith !== null) {
    const { code, status } = fake.rejectWith
    fake.rejectWith = null
    return reply(status, { Code: code, Message: `${code} ${request.target} ${fake.keySecret}` })
  }
  const query = Object.fromEntries(new URLSearchParams(request.target.split('?')[1]))
  return (ACTIONS[request.headers['x-acs-action'] ?? ''] ?? noAction)(fake, query)
}

type Action = (fake: FakeAliyun, query: Readonly<Record<string, string>>) => WireAnswer

const ACTIONS: Readonly<Record<string, Action>> = {
  SendSms: (fake, { PhoneNumbers, SignName, TemplateCode, TemplateParam }) => {
    if (!/^1\d{10}$/.test(PhoneNumbers ?? '')) return reply(200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: PhoneNumbers })
    const parameters: unknown = JSON.parse(TemplateParam!)
    fake.sent.push({ phone: PhoneNumbers!, signName: SignName!, template: TemplateCode!, parameters })
    return reply(200, { Code: 'OK', Message: 'OK', BizId: '9006197469364984400' })
  },
  GetAuthToken: (_, { Url, Origin }) => {
    if (Url === undefined || Origin === undefined) return reply(400, { Code: 'MissingUrl', Message: 'Url' })
    return reply(200, { Code: 'OK', TokenInfo: { AccessToken: `access ${Url}`, JwtToken: `jwt ${Origin}` } })
  },
  GetPhoneWithToken: (fake, { SpToken }) => {
    const phone = fake.phones.get(SpToken!)
    fake.phones.delete(SpToken!)
    if (phone === undefined) return reply(200, { Code: 'isv.TOKEN_INVALID', Message: `token ${SpToken} is not valid` })
    // The documentation's example contains a number although its table specifies a text.
    return reply(200, { Code: 'OK', Data: fake.forgetful ? {} : { Mobile: Number(phone) } })
  },
}

function noAction(): WireAnswer {
  return reply(404, { Code: 'InvalidAction.NotFound', Message: 'no such action' })
}

function reply(status: number, json: object): WireAnswer {
  return { status, type: 'application/json;charset=utf-8', body: JSON.stringify({ RequestId: 'F655A8D5-B967-440B-8683', ...json }) }
}
