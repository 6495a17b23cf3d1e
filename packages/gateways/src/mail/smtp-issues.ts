import type { NodemailerError } from 'nodemailer/lib/errors'
import type { GatewayIssue } from '../gateway-error.ts'

/** Phase of a submission: before `message`, no part of the mail was transmitted. */
export type SmtpPhase = 'connect' | 'login' | 'message'

/** Classifies an SMTP failure (RFC 5321 4.2, RFC 3463) by phase, reply and nodemailer's code. Pure. */
export function smtpIssue(phase: SmtpPhase, error: NodemailerError): GatewayIssue {
  if (error.responseCode !== undefined) return replyIssue(error)
  if (
    error.code === 'ETLS' ||
    error.code === 'EAUTH' ||
    /^(CERT|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|ERR_TLS|ERR_SSL)/.test(error.originalCode ?? '')
  )
    return 'configuration'
  if (error.code === 'EENVELOPE') return 'recipient'
  if (phase !== 'message') return 'unreachable'
  return error.code === 'ETIMEDOUT' ? 'timeout' : 'provider'
}

/** A reply is definite: a rejected mail was not accepted. */
function replyIssue({ responseCode = 0, command = '', response = '', code }: NodemailerError): GatewayIssue {
  if (responseCode < 500) return 'throttled'
  const isPolicy = code === 'EAUTH' || responseCode === 530 || responseCode === 535 || /\b5\.7\.\d/.test(response)
  return command === 'RCPT TO' && !isPolicy ? 'recipient' : 'configuration'
}
