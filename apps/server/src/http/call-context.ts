import type { IncomingHttpHeaders } from 'node:http'
import type { AnswerOf, AnyCall, Calls, FileCall, Language, ParsedRequestOf } from '@gezhi/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Rights } from './rights.ts'

/** Who makes a call. */
export type Caller =
  /** No living token. */
  { readonly kind: 'visitor' } | { readonly kind: 'guest'; readonly guestId: string } | UserCaller

/** A signed-in user. `pending`: the login still waits for a displacement (997, 993); only calls that say so take it. */
export interface UserCaller {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
  readonly role: 'user' | 'operator'
  readonly pending: boolean
}

/** What a handler knows beside its request. */
export interface CallContext<C extends Caller = Caller> {
  readonly caller: C
  /** What the caller may do; asked of the database when needed. */
  rights(): Promise<Rights>
  /**
   * Counts an item that the call is about towards what its caller may use a day (`requires` with `counts: 'itemsPerDay'`); the same item
   * counts once a day. Throws the refusal of the capability beyond the limit.
   */
  countItem(item: string): Promise<void>
  readonly headers: IncomingHttpHeaders
  /** IP address of the client. */
  readonly address: string
  readonly language: Language
  readonly requestId: string
  /** Aborted when the client has left; pass it to whatever takes long. */
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  /** A header of the answer, in lower case. */
  setHeader(name: string, value: string): void
}

/** The answer of a call that answers a file. */
export interface FileAnswer {
  readonly body: Buffer
  /** Changes when the content does; answers 304 to a client that has it. */
  readonly etag?: string
  /** Name to save it under; with one the file is an attachment. */
  readonly name?: string
  /** Media type where it is not the call's own. */
  readonly type?: string
  /** A new value on each access; it is not cached. */
  readonly fresh?: true
  /** Our own pages may show it in a frame; it is not cached then. */
  readonly framed?: true
}

/** The answer of a call whose file the browser gets elsewhere. */
export interface FileLink {
  readonly link: string
  /** How long it is good for. */
  readonly seconds: number
}

/** Who can make a call: where it is for logins or operators, only users get as far as its handler. */
export type CallerOf<C> = C extends { readonly who: infer Who } ? ([Who] extends ['login' | 'operator'] ? UserCaller : Caller) : never

/** What a call's handler knows beside its request. */
export type ContextOf<C> = CallContext<CallerOf<C>>

export type Handler<C> = C extends FileCall
  ? (request: ParsedRequestOf<C>, context: ContextOf<C>) => Promise<FileAnswer | FileLink>
  : C extends AnyCall
    ? (request: ParsedRequestOf<C>, context: ContextOf<C>) => Promise<AnswerOf<C>>
    : never

/** A handler for every call of a table: one that is missing does not compile. */
export type HandlersOf<Table> = {
  readonly [Domain in keyof Table]: { readonly [Name in keyof Table[Domain]]: Handler<Table[Domain][Name]> }
}

/** A handler for every call of the contract. */
export type Handlers = HandlersOf<Calls>
