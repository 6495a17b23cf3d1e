/** A message that a sandbox gateway did not really send: for developers and testers, never created in production. */
export interface OutboxEntry {
  readonly kind: 'sms' | 'mail'
  /** 11-digit phone number or mail address. */
  readonly to: string
  readonly text: string
  /** The code in the text; null if there is none. */
  readonly code: string | null
  readonly createTime: Date
}

/** Storage of sandbox gateways. The server's implementation uses its database, so that all processes see the same entries. */
export interface Outbox {
  add(entry: OutboxEntry): Promise<void>
  /** Newest first; `to` filters by phone number or address. */
  list(filter?: { readonly to?: string }): Promise<OutboxEntry[]>
}
