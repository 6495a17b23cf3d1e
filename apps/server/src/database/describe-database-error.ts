import { DatabaseAway } from './database-away.ts'

/** Explanations of error codes of Node, OpenSSL and PostgreSQL at the start, with a remedy; `{}` is replaced by the original message. */
const FAULTS: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted('self-signed', '自签名'),
  SELF_SIGNED_CERT_IN_CHAIN: untrusted('unknown authority', '签发机构未知'),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted('unknown authority', '签发机构未知'),
  UNABLE_TO_GET_ISSUER_CERT: untrusted('unknown authority', '签发机构未知'),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted('unknown authority', '签发机构未知'),
  CERT_SIGNATURE_FAILURE: untrusted('not signed by the authority it names', '签名与签发机构不符'),
  CERT_HAS_EXPIRED: { en: 'the server certificate has expired', zh: '服务器证书已过期' },
  CERT_NOT_YET_VALID: { en: 'the server certificate is not valid yet', zh: '服务器证书尚未生效' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    en: 'the server certificate is for another host; use the host name of the certificate, or sslmode=verify-ca',
    zh: '服务器证书不是为该主机签发的；请按证书填写主机名，或用 sslmode=verify-ca',
  },
  '28P01': { en: 'incorrect user name or password', zh: '用户名或密码错误' },
  '28000': {
    en: 'the server does not allow this user to connect this way (pg_hba.conf); if it requires encryption, add sslmode=require or a stricter mode',
    zh: '服务器不允许该用户以此方式连接（pg_hba.conf）；若须加密，请加 sslmode=require 或更严格的模式',
  },
  '3D000': { en: 'the database does not exist; please create it first', zh: '数据库不存在，请先创建' },
  '42501': { en: 'the user is not allowed to create tables in this database', zh: '该用户无权在此数据库中建表' },
  '53300': {
    en: 'the server has no free connections; lower GEZHI_DATABASE_CONNECTIONS or raise its max_connections',
    zh: '服务器连接数已满；请减小 GEZHI_DATABASE_CONNECTIONS 或增大其 max_connections',
  },
}

/** Messages of the driver without a code. */
const MESSAGES: readonly (readonly [RegExp, { readonly zh: string; readonly en: string }])[] = [
  [
    /does not support SSL/,
    {
      en: 'TLS is not enabled on the server; enable it there (ssl = on), or use sslmode=disable',
      zh: '服务器未启用 TLS；请在服务器上启用（ssl = on），或用 sslmode=disable',
    },
  ],
  [/timeout/i, { en: 'the server did not respond in time', zh: '服务器未及时响应' }],
]

/**
 * An error that names the setting `DATABASE_URL` and explains in both languages why its PostgreSQL cannot be used, with the original
 * message. For a host name with several addresses Node puts each failure into `errors` and has no message of its own.
 */
export function describeDatabaseError(error: unknown): Error {
  const reason = error instanceof DatabaseAway ? error.cause : error
  const failures: unknown[] = reason instanceof AggregateError ? reason.errors : [reason]
  const reasons = [...new Set(failures.map(wordsOf))].join('; ')
  return new Error(`The PostgreSQL of DATABASE_URL cannot be used / 无法使用 DATABASE_URL 指定的 PostgreSQL: ${reasons}`, { cause: error })
}

function wordsOf(failure: unknown): string {
  const { code, message } = innermost(failure)
  const known = FAULTS[code] ?? MESSAGES.find(([pattern]) => pattern.test(message))?.[1]
  return known === undefined ? message : `${known.en} / ${known.zh} (${message})`
}

/** The innermost cause: Drizzle and the driver wrap it in an error that contains the statement with its values. */
function innermost(failure: unknown): { code: string; message: string } {
  if (!(failure instanceof Error)) return { code: '', message: String(failure) }
  const { cause, code, message } = failure as Error & { code?: unknown }
  if (cause instanceof Error) return innermost(cause)
  return { code: typeof code === 'string' ? code : '', message }
}

function untrusted(en: string, zh: string) {
  return {
    en: `the server certificate is not trusted (${en}); specify the certificate of its authority with sslrootcert`,
    zh: `服务器证书不可信（${zh}）；请以 sslrootcert 指定签发机构的证书`,
  }
}
