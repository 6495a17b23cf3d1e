import { GatewayError } from '../gateway-error.ts'
import { CALL_LIMITS, type CallLimits } from '../http/call-limits.ts'
import { callProvider } from '../http/call-provider.ts'
import { listOf, objectOf, textOf } from '../http/read-json.ts'
import type { SmsCode, SmsGateway } from '../ports/sms-gateway.ts'
import { issueOf, type IssueRow } from '../provider-issues.ts'
import { signTc3, TC3_CONTENT_TYPE } from '../signing/sign-tc3.ts'
import { strikeOutSecrets } from '../strike-out-secrets.ts'
import { checkSmsCode } from './check-sms-code.ts'
import { fillParameters, type TemplateParameter } from './template-parameters.ts'

export interface TencentSmsOptions {
  readonly secretId: string
  readonly secretKey: string
  /** SmsSdkAppId: 10 digits. */
  readonly appId: string
  readonly signName: string
  /** Number of the template. */
  readonly template: string
  readonly parameters: readonly TemplateParameter[]
  readonly region: string
  /** https://sms.tencentcloudapi.com */
  readonly endpoint: URL
  readonly limits?: CallLimits
}

/** https://cloud.tencent.com/document/api/382/52075 and https://cloud.tencent.com/document/api/382/55981 */
const ISSUES: readonly IssueRow[] = [
  ['LimitExceeded.AppCountryOrRegion', 'configuration'],
  ['LimitExceeded', 'throttled'],
  ['RequestLimitExceeded', 'throttled'],
  ['InvalidParameterValue.IncorrectPhoneNumber', 'recipient'],
  ['FailedOperation.PhoneNumberInBlacklist', 'recipient'],
  ['UnsupportedOperation.UnsupportedRegion', 'recipient'],
  ['InternalError', 'provider'],
  ['FailedOperation.FailResolvePacket', 'provider'],
  ['AuthFailure', 'configuration'],
  ['FailedOperation', 'configuration'],
  ['InvalidParameter', 'configuration'],
  ['MissingParameter', 'configuration'],
  ['ResourceNotFound', 'configuration'],
  ['ResourceInsufficient', 'configuration'],
  ['UnauthorizedOperation', 'configuration'],
  ['UnknownParameter', 'configuration'],
  ['UnsupportedOperation', 'configuration'],
]

/** SMS by Tencent Cloud: SendSms of 2021-01-11, signed with TC3-HMAC-SHA256. Retries only if the message was certainly not sent. */
export function tencentSms(options: TencentSmsOptions): SmsGateway {
  const at = { gateway: 'sms', adapter: 'tencent' } as const
  return {
    adapter: 'tencent',
    async sendCode(unchecked) {
      const message = checkSmsCode('tencent', unchecked)
      const { json } = await callProvider({
        at,
        idempotent: false,
        limits: options.limits ?? CALL_LIMITS,
        request: () => signedRequest(options, message),
      })
      const response = objectOf(json, 'Response')
      // The request contains one number, so there is one status; an error of the whole request has none.
      const status = listOf(response, 'SendStatusSet')[0] ?? objectOf(response, 'Error')
      const code = textOf(status, 'Code')
      if (code === 'Ok') return
      throw new GatewayError(at, code === null ? 'provider' : issueOf(ISSUES, code), {
        providerCode: code,
        detail: strikeOutSecrets(`RequestId ${textOf(response, 'RequestId') ?? '-'}: ${textOf(status, 'Message') ?? ''}`, [
          options.secretKey,
          options.secretId,
          message.phone,
          message.code,
        ]),
      })
    },
  }
}

function signedRequest(options: TencentSmsOptions, message: SmsCode) {
  const body = JSON.stringify({
    PhoneNumberSet: [`+86${message.phone}`],
    SmsSdkAppId: options.appId,
    SignName: options.signName,
    TemplateId: options.template,
    TemplateParamSet: fillParameters(options.parameters, message).map(([, text]) => text),
  })
  const timestamp = Math.floor(Date.now() / 1000)
  const host = options.endpoint.host
  const signed = { 'x-tc-action': 'SendSms' }
  const authorization = signTc3({ host, service: 'sms', body, timestamp, headers: signed }, options)
  return {
    method: 'POST',
    url: new URL('/', options.endpoint),
    headers: {
      ...signed,
      host,
      authorization,
      'content-type': TC3_CONTENT_TYPE,
      'x-tc-version': '2021-01-11',
      'x-tc-region': options.region,
      'x-tc-timestamp': String(timestamp),
    },
    body,
  } as const
}
