import type * as z from 'zod'
import type { RequiredCapability } from './capabilities.ts'
import type { ErrorName } from './errors.ts'

/**
 * One API call as data: path, access, request, response and errors. The server mounts it, the client is typed by it, and the OpenAPI
 * document and docs/api.md are generated from it.
 */
export interface Call<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType, Who extends Audience = Audience> {
  /** Id in spec/calls.json (`C.search.01`), or null for a call of our own. */
  readonly id: string | null
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Other paths the spec gives for the call (decisions J); they behave identically. */
  readonly aliases?: readonly string[]
  readonly who: Who
  /** GET: read from the query string; POST: JSON body, or a form (`form`). */
  readonly request: Request
  /** `data` of the envelope. Absent on a call that returns a file. */
  readonly answer: Answer
  /** Errors besides the general ones. */
  readonly errors?: readonly ErrorName[]
  readonly summary: { readonly zh: string; readonly en: string }
  /** Media type of the file this call returns instead of the envelope; its errors are envelopes with their HTTP status. */
  readonly file?: string
  /** The call is signed (G77, `signedText`) and therefore needs a valid token, also on an open server. */
  readonly signed?: true
  /** Client timeout in milliseconds if the spec gives one; otherwise the client's default applies. */
  readonly timeoutMs?: number
  /**
   * The capability a caller needs (`CAPABILITIES`): rejected before the body is read if it is not granted, and counted if it has a daily
   * limit. Its rejections need not be listed in `errors`.
   */
  readonly requires?: RequiredCapability
  /**
   * The caller must have logged in or proven their identity (`proveIdentity`) in the last 10 minutes (G210), else PROOF_NEEDED. Not for
   * calls that carry a proof of their own.
   */
  readonly recentProof?: RecentProof
  /** Counts as a search: with membership access, too many per minute require a captcha (G132). */
  readonly countsAsSearch?: true
  /** Also accepts the pending token of a login that waits for a displacement (G13). */
  readonly pending?: true
  /** Field of the body that may carry the token instead of the header. */
  readonly tokenField?: string
  /** The request is a form (multipart/form-data): files are `File` values, everything else is text. */
  readonly form?: true
  /** Responds with a redirect (302) to the address that is its `answer`. */
  readonly redirects?: true
}

/**
 * Which requests need a recent proof: all, those with a field, or those without it; an empty text counts as none. For a caller with TOTP
 * nothing given takes its place.
 */
export type RecentProof = true | { readonly ifGiven: string } | { readonly unlessGiven: string }

/**
 * public: anyone; guest: a guest token or a login; reader: a login, or anyone on an open server; login: a signed-in user, also on an open
 * server; operator: a signed-in user with the role operator, also on an open server.
 */
export type Audience = 'public' | 'guest' | 'reader' | 'login' | 'operator'

/** A call that returns a file of this media type. */
export type FileCall<Request extends z.ZodType = z.ZodType, Who extends Audience = Audience> = Omit<
  Call<Request, z.ZodType, Who>,
  'answer'
> & {
  readonly answer?: undefined
  readonly file: string
}

/** A row of the table of calls. */
export type AnyCall = Call | FileCall

/** Declares a call; only adds types. */
export function call<Request extends z.ZodType, Answer extends z.ZodType, const Who extends Audience>(
  definition: Call<Request, Answer, Who>,
): Call<Request, Answer, Who> {
  return definition
}

/** Declares a call that returns a file; only adds types. */
export function fileCall<Request extends z.ZodType, const Who extends Audience>(
  definition: FileCall<Request, Who>,
): FileCall<Request, Who> {
  return definition
}

/** What a caller passes (before defaults are filled in). */
export type RequestOf<C extends AnyCall> = z.input<C['request']>
/** What a handler receives. */
export type ParsedRequestOf<C extends AnyCall> = z.output<C['request']>
/** What a caller gets: `data` of the envelope, or the file. */
export type AnswerOf<C extends AnyCall> = C extends { answer: infer Answer extends z.ZodType } ? z.output<Answer> : Blob

/**
 * Every JSON response of the API (decisions K). The HTTP status is 200 for all codes, except for failed file calls and requests that reach no
 * call.
 */
export interface Envelope<Data> {
  code: number
  message: string
  data: Data
}

/** Calls by name. */
export type CallTable = Readonly<Record<string, AnyCall>>
