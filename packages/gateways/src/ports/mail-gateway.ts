/** One mail to one recipient. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly MailAttachment[]
  /** What a tester would copy out of the text (the token of a link): shown in the sandbox's outbox, never sent as such. */
  readonly code?: string
}

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** Sends mail. All methods reject with `GatewayError`. */
export interface MailGateway {
  readonly adapter: 'sandbox' | 'smtp'
  /** Resolves once the mail server has taken the mail. Tries again only while it certainly was not taken. */
  send(mail: Mail): Promise<void>
  /** Waits for mails under way. Calls after it reject with `unreachable`. */
  close(): Promise<void>
}
