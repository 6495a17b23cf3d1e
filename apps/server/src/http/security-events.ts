import type { ErrorName } from '@gezhi/contract'
import type { FastifyRequest } from 'fastify'
import type { CallError } from './call-error.ts'

/** Errors by which a call rejects somebody: failed authentication and authorization, and limits on guesses. */
const SECURITY_EVENTS: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PROOF_NEEDED',
  'PROOF_WRONG',
  'TOTP_REQUIRED',
  'TOTP_WRONG',
  'TOTP_LOGIN_EXPIRED',
  'PASSWORD_WRONG',
  'OLD_PASSWORD_WRONG',
  'SMS_CODE_WRONG',
  'CAPTCHA_WRONG',
  'CAPTCHA_NEEDED',
  'WORK_NEEDED',
  'SIGNATURE_MISSING',
  'SIGNATURE_EXPIRED',
  'SIGNATURE_WRONG',
  'LOGIN_ABNORMAL',
  'WECHAT_FAILED',
  'TOO_FREQUENT',
  'SMS_DAILY_LIMIT',
  'DAILY_QUOTA',
  'NOT_FROM_THIS_MACHINE',
])

/** Logs a rejection with the account of the caller, if any; the request's own line has method and path. */
export function logSecurityEvent(request: FastifyRequest, { error, userId }: CallError): void {
  if (!SECURITY_EVENTS.has(error)) return
  // Absent where no calls are mounted.
  const caller = (request as Partial<FastifyRequest>).caller ?? null
  request.log.info({ event: error, user: caller?.kind === 'user' ? caller.userId : userId }, 'rejected')
}
