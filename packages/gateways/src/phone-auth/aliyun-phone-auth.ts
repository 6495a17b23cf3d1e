import { readPhone } from '@gezhi/contract/client'
import { callAliyun } from '../aliyun/call-aliyun.ts'
import { GatewayError } from '../gateway-error.ts'
import { CALL_LIMITS, type CallLimits } from '../http/call-limits.ts'
import { objectOf, textOf } from '../http/read-json.ts'
import type { PhoneAuthGateway } from '../ports/phone-auth-gateway.ts'
import type { IssueRow } from '../provider-issues.ts'

export interface AliyunPhoneAuthOptions {
  readonly keyId: string
  readonly keySecret: string
  /** https://dypnsapi.aliyuncs.com */
  readonly endpoint: URL
  readonly limits?: CallLimits
}

/** https://help.aliyun.com/document_detail/85198.html */
const COMMON_ISSUES: readonly IssueRow[] = [
  ['isv.BUSINESS_LIMIT_CONTROL', 'throttled'],
  ['isp.SYSTEM_ERROR', 'provider'],
  ['isp.UNKNOWN', 'provider'],
  ['isp.', 'configuration'],
  ['isv.', 'configuration'],
]

/** The token is the only parameter of GetPhoneWithToken: a wrong parameter means a wrong token. */
const TOKEN_ISSUES: readonly IssueRow[] = [
  ['isv.TOKEN_', 'credential'],
  ['isv.INVALID_PARAMETERS', 'credential'],
  ['isv.PARAMETERS_MISMATCH', 'credential'],
  ...COMMON_ISSUES,
]

/**
 * Carrier authentication of web pages by Aliyun's number verification: GetAuthToken and GetPhoneWithToken of Dypnsapi 2017-05-25. The
 * carrier's token works once, so the request is repeated only if it was certainly not sent.
 */
export function aliyunPhoneAuth(options: AliyunPhoneAuthOptions): PhoneAuthGateway {
  const at = { gateway: 'phoneAuth', adapter: 'aliyun' } as const
  const shared = { gateway: 'phoneAuth', endpoint: options.endpoint, key: options, limits: options.limits ?? CALL_LIMITS } as const
  return {
    adapter: 'aliyun',
    async begin({ url, origin }) {
      const query = { Url: url, Origin: origin }
      const json = await callAliyun({ ...shared, action: 'GetAuthToken', query, idempotent: true, issues: COMMON_ISSUES, secrets: [] })
      const tokens = objectOf(json, 'TokenInfo')
      const [accessToken, jwtToken] = [textOf(tokens, 'AccessToken'), textOf(tokens, 'JwtToken')]
      if (accessToken === null || jwtToken === null) throw new GatewayError(at, 'provider', { detail: 'an answer without tokens' })
      return { accessToken, jwtToken }
    },
    async phoneOf(token) {
      if (!/^[\x21-\x7e]{1,2000}$/.test(token)) throw new GatewayError(at, 'credential')
      const query = { SpToken: token }
      const json = await callAliyun({
        ...shared,
        action: 'GetPhoneWithToken',
        query,
        idempotent: false,
        issues: TOKEN_ISSUES,
        secrets: [token],
      })
      const phone = readPhone(textOf(objectOf(json, 'Data'), 'Mobile') ?? '')
      if (phone === null) throw new GatewayError(at, 'provider', { detail: 'an answer without a mobile number' })
      return phone
    },
  }
}
