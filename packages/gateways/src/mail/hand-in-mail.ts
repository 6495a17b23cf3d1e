import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { NodemailerError } from 'nodemailer/lib/errors'
import type { SmtpPhase } from './smtp-issues.ts'
import type { SmtpServerAddress } from './smtp-server-address.ts'

/** Timeouts of a mail server. */
export interface SmtpLimits {
  /** To connect and greet. */
  readonly connectMs: number
  /** Maximum silence: servers scan a mail before they accept it. */
  readonly silenceMs: number
}

/** A mail that was not accepted: the phase, and nodemailer's error. */
export class SmtpFailure extends Error {
  readonly phase: SmtpPhase
  readonly error: NodemailerError

  constructor(phase: SmtpPhase, error: NodemailerError) {
    super(error.message)
    this.name = 'SmtpFailure'
    this.phase = phase
    this.error = error
  }
}

/**
 * Submits one mail on its own connection, so that it is certain whether a failed mail may have been accepted; a connection pool does not
 * report that. Rejects with `SmtpFailure`.
 */
export async function handInMail(
  { server, ca }: { readonly server: SmtpServerAddress; readonly ca?: string },
  limits: SmtpLimits,
  envelope: { readonly from: string; readonly to: string },
  message: Buffer,
): Promise<void> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection = new Connection({
    host: server.host,
    port: server.port,
    secure: server.tls === 'start',
    requireTLS: server.tls === 'required',
    tls: ca === undefined ? {} : { ca },
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
  })
  let phase: SmtpPhase = 'connect'
  try {
    await step(connection, (done) => connection.connect(done))
    phase = 'login'
    const { login } = server
    if (login !== null) await step(connection, (done) => connection.login({ user: login.user, pass: login.password }, done))
    phase = 'message'
    await step(connection, (done) => connection.send({ from: envelope.from, to: [envelope.to] }, message, done))
    connection.quit()
  } catch (error) {
    connection.close()
    throw new SmtpFailure(phase, error as NodemailerError)
  }
}

/** One step of nodemailer's connection, which reports a failure by the callback, by an event, or by both. */
function step(connection: SMTPConnection, start: (done: (error?: NodemailerError | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.removeAllListeners('error').on('error', reject)
    start((error) => (error ? reject(error) : resolve()))
  })
}
