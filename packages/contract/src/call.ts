import type * as z from 'zod'
import type { RequiredCapability } from './capabilities.ts'
import type { ErrorName } from './errors.ts'

/**
 * One call of the API as data: the one place that says its path, who may call it, what it takes, what it answers and how it fails.
 * The server mounts it, the client is typed by it, the OpenAPI document and docs/api.md are generated from it.
 */
export interface Call<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType, Who extends Audience = Audience> {
  /** Id in spec/calls.json (`C.search.01`), or null for a call of our own. */
  readonly id: string | null
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Other readings of the same path in the spec (decisions J); they answer alike. */
  readonly aliases?: readonly string[]
  readonly who: Who
  /** GET: read from the query string; POST: JSON body. */
  readonly request: Request
  /** What stands in `data` of the envelope. Absent on a call that answers a file. */
  readonly answer: Answer
  /** Errors beside those every call may answer. */
  readonly errors?: readonly ErrorName[]
  readonly summary: { readonly zh: string; readonly en: string }
  /** Media type of the file this call answers instead of the envelope; its errors are the envelope with their HTTP status. */
  readonly file?: string
  /** The call carries a signature (G77, `signedText`) and so, also on an open server, a living token. */
  readonly signed?: true
  /** Milliseconds a client waits for the answer, where the spec says so; else the client's own limit holds. */
  readonly timeoutMs?: number
  /**
   * What a caller must be granted (`CAPABILITIES`): refused before the body is read where nothing is, and counted where so many a day are.
   * Its refusals need not be listed in `errors`.
   */
  readonly requires?: RequiredCapability
  /** Counts as a search: with membership a captcha is asked for beyond so many a minute (G132). */
  readonly paced?: true
  /** Also takes the pending token of a login that waits for a displacement (G13). */
  readonly pending?: true
  /** Field of the body in which the token may stand instead of the header. */
  readonly tokenField?: string
  /** The request is a form (multipart/form-data): files come as `File`, everything else as text. */
  readonly form?: true
  /** Answers by sending the browser on (302) to the address that is its `answer`. */
  readonly redirects?: true
}

/**
 * public: anyone; guest: a guest token or a login; reader: a login, or anyone on an open server (documents need no login there);
 * login: a signed-in user, also on an open server; operator: a signed-in user with the role operator, also on an open server.
 */
export type Audience = 'public' | 'guest' | 'reader' | 'login' | 'operator'

/** A call whose answer is a file of this media type. */
export type FileCall<Request extends z.ZodType = z.ZodType, Who extends Audience = Audience> = Omit<
  Call<Request, z.ZodType, Who>,
  'answer'
> & {
  readonly answer?: undefined
  readonly file: string
}

/** A row of the table of calls. */
export type AnyCall = Call | FileCall

/** Declares a call; only gives the types. */
export function call<Request extends z.ZodType, Answer extends z.ZodType, const Who extends Audience>(
  definition: Call<Request, Answer, Who>,
): Call<Request, Answer, Who> {
  return definition
}

/** Declares a call that answers a file; only gives the types. */
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

/** Every JSON answer of the API (decisions K). HTTP status is 200 for all codes but failing files and unknown paths. */
export interface Envelope<Data> {
  code: number
  message: string
  data: Data
}

/** Calls by name. */
export type CallTable = Readonly<Record<string, AnyCall>>
