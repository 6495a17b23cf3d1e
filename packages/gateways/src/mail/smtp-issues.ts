import type { NodemailerError } from 'nodemailer/lib/errors'
import type { GatewayIssue } from '../gateway-error.ts'

/** How far a mail had come: nothing of it was given to the server before `message`. */
export type SmtpPhase = 'connect' | 'login' | 'message'

/** What a failure of SMTP means (RFC 5321 4.2, RFC 3463): pure, by phase, reply and nodemailer's code. */
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

/** A reply is a clear word: a mail refused was not taken. */
function replyIssue({ responseCode = 0, command = '', response = '', code }: NodemailerError): GatewayIssue {
  if (responseCode < 500) return 'throttled'
  const isPolicy = code === 'EAUTH' || responseCode === 530 || responseCode === 535 || /\b5\.7\.\d/.test(response)
  return command === 'RCPT TO' && !isPolicy ? 'recipient' : 'configuration'
}
