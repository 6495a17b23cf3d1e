/** What a sandbox gateway would have sent: read by developers and testers, never made in production. */
export interface OutboxEntry {
  readonly kind: 'sms' | 'mail'
  /** 11-digit phone number or mail address. */
  readonly to: string
  readonly text: string
  /** The code in the text; null where it has none. */
  readonly code: string | null
  readonly createTime: Date
}

/** Where sandbox gateways write. The server gives one on its database, so that all its processes show the same. */
export interface Outbox {
  add(entry: OutboxEntry): Promise<void>
  /** Newest first; with `to` only those to that phone number or address. */
  list(filter?: { readonly to?: string }): Promise<OutboxEntry[]>
}
