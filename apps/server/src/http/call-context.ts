import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { AnswerOf, AnyCall, Calls, FileCall, Language, ParsedRequestOf } from '@gezhi/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Rights } from './rights.ts'

/** Who makes a call. */
export type Caller =
  /** No valid token. */
  { readonly kind: 'visitor' } | { readonly kind: 'guest'; readonly guestId: string } | UserCaller

/** A signed-in user. `pending`: the login still waits for a displacement (997, 993); only calls with `pending` accept it. */
export interface UserCaller {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
  readonly role: 'user' | 'operator'
  readonly pending: boolean
  /** Time of the last login or proof of identity in this session, in ms. */
  readonly provenAt: number
  /** An administrator with TOTP. */
  readonly totp: boolean
}

/** Context of a handler besides its request. */
export interface CallContext<C extends Caller = Caller> {
  readonly caller: C
  /** The rights of the caller; loaded from the database on demand. */
  rights(): Promise<Rights>
  /**
   * Counts an item of the call towards the caller's daily limit (`requires` with `counts: 'itemsPerDay'`); the same item counts once a
   * day. Throws the rejection of the capability beyond the limit.
   */
  countItem(item: string): Promise<void>
  readonly headers: IncomingHttpHeaders
  /** IP address of the client. */
  readonly address: string
  readonly language: Language
  readonly requestId: string
  /** Aborted when the client has disconnected; pass it to long operations. */
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  /** A header of the answer, in lower case. */
  setHeader(name: string, value: string): void
}

/** The result of a call that returns a file. */
export interface FileAnswer {
  readonly body: Buffer
  /** Changes with the content; a client with the current version gets 304. */
  readonly etag?: string
  /** File name for saving; makes the file an attachment. */
  readonly name?: string
  /** Media type if it differs from the call's. */
  readonly type?: string
  /** A new value on each access; it is not cached. */
  readonly fresh?: true
  /** Our own pages may show it in a frame; it is not cached then. */
  readonly framed?: true
}

/** The result of a call whose file may be too large for memory: an attachment that is not cached. */
export interface FileStream {
  readonly stream: Readable
  /** Default file name of the download. */
  readonly name: string
  /** Media type if it differs from the call's. */
  readonly type?: string
  /** Bytes, if known: clients can then report their progress. */
  readonly size?: number
}

/** The result of a call that sends events for as long as its client reads them. */
export interface EventStream {
  readonly events: Readable
}

/** The result of a call whose file the browser gets from another address. */
export interface FileLink {
  readonly link: string
  /** Its validity. */
  readonly seconds: number
}

/** Possible callers of a call: for logins or operators only users reach the handler. */
export type CallerOf<C> = C extends { readonly who: infer Who } ? ([Who] extends ['login' | 'operator'] ? UserCaller : Caller) : never

/** Context of a call's handler besides its request. */
export type ContextOf<C> = CallContext<CallerOf<C>>

export type Handler<C> = C extends FileCall
  ? (request: ParsedRequestOf<C>, context: ContextOf<C>) => Promise<FileAnswer | FileLink | FileStream | EventStream>
  : C extends AnyCall
    ? (request: ParsedRequestOf<C>, context: ContextOf<C>) => Promise<AnswerOf<C>>
    : never

/** A handler for every call of a table: a missing one does not compile. */
export type HandlersOf<Table> = {
  readonly [Domain in keyof Table]: { readonly [Name in keyof Table[Domain]]: Handler<Table[Domain][Name]> }
}

/** A handler for every call of the contract. */
export type Handlers = HandlersOf<Calls>
