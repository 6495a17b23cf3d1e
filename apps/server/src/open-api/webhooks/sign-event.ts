import { createHmac, randomBytes } from 'node:crypto'

/** How secrets begin (Standard Webhooks). */
const START = 'whsec_'
const SECRET_BYTES = 32

/** A new secret: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `${START}${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** What is signed and sent. */
export interface SignedEvent {
  readonly messageId: string
  /** ms */
  readonly time: number
  readonly body: string
}

/** The headers of Standard Webhooks, with a signature for each secret. */
export function signedHeaders({ messageId, time, body }: SignedEvent, secrets: readonly string[]): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(time / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(START.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
