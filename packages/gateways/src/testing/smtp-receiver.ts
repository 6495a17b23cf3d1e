import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server in this process. */
export interface SmtpReceiver {
  readonly port: number
  readonly mails: readonly ReceivedMail[]
  /** Number of connections. */
  readonly connections: () => number
  /** Replies to inject into the next steps of a session. */
  readonly rejectWith: { rcpt?: SmtpRejection; data?: SmtpRejection; from?: SmtpRejection; silentData?: boolean }
  close(): Promise<void>
}

export interface SmtpRejection {
  readonly code: number
  readonly text: string
}

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly secure: boolean
  readonly user: string | null
  readonly content: Email
}

/** Starts a real SMTP server. With `login`, mail is accepted only after AUTH with it. */
export async function startSmtpReceiver(
  options: SMTPServerOptions & { readonly login?: { readonly user: string; readonly password: string } } = {},
  port = 0,
): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = []
  const rejectWith: SmtpReceiver['rejectWith'] = {}
  let connections = 0
  const { login, ...rest } = options
  const server = new SMTPServer({
    logger: false,
    closeTimeout: 100,
    authOptional: login === undefined,
    disabledCommands: login === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    ...rest,
    onConnect(_, done) {
      connections++
      done()
    },
    onAuth(auth, _, done) {
      if (auth.username === login?.user && auth.password === login?.password) done(null, { user: auth.username })
      else done(failure({ code: 535, text: `5.7.8 bad password ${auth.password} of ${auth.username}` }))
    },
    onMailFrom: (_, __, done) => done(rejectWith.from && failure(rejectWith.from)),
    onRcptTo: (_, __, done) => done(rejectWith.rcpt && failure(rejectWith.rcpt)),
    onData(stream, session, done) {
      void (async () => {
        const parts: Buffer[] = []
        for await (const part of stream as AsyncIterable<Buffer>) parts.push(part)
        if (rejectWith.silentData) return
        if (rejectWith.data) return done(failure(rejectWith.data))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
          user: typeof session.user === 'string' ? session.user : null,
          content: await PostalMime.parse(Buffer.concat(parts)),
        })
        done()
      })()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    rejectWith,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function failure({ code, text }: SmtpRejection): Error {
  return Object.assign(new Error(text), { responseCode: code })
}
