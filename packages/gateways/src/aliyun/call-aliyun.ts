import { randomUUID } from 'node:crypto'
import { GatewayError, type GatewayKind } from '../gateway-error.ts'
import type { CallLimits } from '../http/call-limits.ts'
import { callProvider, type ProviderAnswer } from '../http/call-provider.ts'
import { textOf } from '../http/read-json.ts'
import { issueOf, type IssueRow } from '../provider-issues.ts'
import { acs3Headers, acs3Query, type Acs3Key } from '../signing/sign-acs3.ts'
import { strikeOutSecrets } from '../strike-out-secrets.ts'

export interface AliyunCall {
  readonly gateway: GatewayKind
  /** https address of the product's API. */
  readonly endpoint: URL
  readonly key: Acs3Key
  readonly limits: CallLimits
  readonly action: string
  readonly query: Readonly<Record<string, string>>
  readonly idempotent: boolean
  /** Errors of the product; those of the platform are handled here. */
  readonly issues: readonly IssueRow[]
  /** Parts of the query that must not appear in errors. */
  readonly secrets: readonly string[]
}

/** Version of the APIs of both products in use, Dysmsapi and Dypnsapi. */
const VERSION = '2017-05-25'

/** Errors of the platform that are returned before a product sees the request: https://api.aliyun.com/document (common errors). */
const PLATFORM_ISSUES: readonly IssueRow[] = [
  ['Throttling', 'throttled'],
  ['SignatureDoesNotMatch', 'configuration'],
  ['IncompleteSignature', 'configuration'],
  ['SignatureNonceUsed', 'provider'],
  ['InvalidTimeStamp', 'configuration'],
  ['InvalidAccessKeyId', 'configuration'],
  ['InvalidSecurityToken', 'configuration'],
  ['Forbidden', 'configuration'],
  ['NoPermission', 'configuration'],
  ['InvalidAction', 'configuration'],
  ['InvalidVersion', 'configuration'],
  ['Missing', 'configuration'],
  ['ServiceUnavailable', 'provider'],
  ['InternalError', 'provider'],
]

/**
 * Calls an Aliyun OpenAPI of RPC style, signed with ACS3-HMAC-SHA256. Resolves with a response whose `Code` is OK; otherwise rejects with
 * `GatewayError`, with secrets redacted.
 */
export async function callAliyun(call: AliyunCall): Promise<ProviderAnswer['json']> {
  const at = { gateway: call.gateway, adapter: 'aliyun' }
  const { json } = await callProvider({ at, idempotent: call.idempotent, limits: call.limits, request: () => signedRequest(call) })
  const code = textOf(json, 'Code')
  if (code === 'OK') return json
  throw new GatewayError(at, code === null ? 'provider' : issueOf([...call.issues, ...PLATFORM_ISSUES], code), {
    providerCode: code,
    detail: strikeOutSecrets(`RequestId ${textOf(json, 'RequestId') ?? '-'}: ${textOf(json, 'Message') ?? ''}`, [
      call.key.keySecret,
      call.key.keyId,
      ...call.secrets,
    ]),
  })
}

function signedRequest({ endpoint, action, query, key }: AliyunCall) {
  const headers = acs3Headers(
    { host: endpoint.host, action, version: VERSION, date: new Date(), nonce: randomUUID() },
    { method: 'POST', query, body: '' },
    key,
  )
  return {
    method: 'POST',
    url: new URL(`/?${acs3Query(query)}`, endpoint),
    headers: { ...headers, accept: 'application/json' },
    body: '',
  } as const
}
