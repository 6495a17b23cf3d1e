/** One mail to one recipient. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly MailAttachment[]
  /** What a tester would copy from the text (the token of a link): shown in the sandbox's outbox, never sent separately. */
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
  /** Resolves once the mail server has accepted the mail. Retries only if it was certainly not accepted. */
  send(mail: Mail): Promise<void>
  /** Waits for mails in progress. Later calls reject with `unreachable`. */
  close(): Promise<void>
}
