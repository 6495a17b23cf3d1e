import {
  ERRORS,
  fillText,
  languageOf,
  describeError,
  type AnyCall,
  type Envelope,
  type ErrorData,
  type ErrorName,
  type Language,
} from '@gezhi/contract'
import { SearchError, type SearchErrorReason } from '@gezhi/search'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_CLOSED } from '../database/guard-closed-accounts.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { FileStoreError } from '../files/file-store.ts'
import { storageIssue } from '../data-folder/storage-errors.ts'
import type { Caller } from './call-context.ts'
import { CallError } from './call-error.ts'
import { logSecurityEvent } from './security-events.ts'

/** Errors of a request that reached no call. */
const OWN_STATUS: readonly ErrorName[] = ['NOT_FOUND', 'NOT_FROM_THIS_MACHINE']

/** Sends an error of any kind in the envelope. HTTP 200, or the error's own status for a call that returns a file and if no call was reached. */
export function sendEnvelopeError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Absent where no calls are mounted.
  const caller = (request as Partial<FastifyRequest>).caller ?? null
  const error = toCallError(thrown, request.routeOptions.bodyLimit, caller)
  if (error.error === 'INTERNAL' && !hasLeft(reply)) request.log.error({ err: thrown }, 'call failed')
  if (error.error === 'STORAGE_FULL') request.log.error({ message: reasonOf(thrown) }, 'call failed: disk full')
  if (error.error === 'DATABASE_AWAY') request.log.error({ message: reasonOf(thrown) }, 'call failed: database unavailable')
  if (error.error === 'FILES_AWAY') request.log.error({ message: reasonOf(thrown) }, 'call failed: file store unavailable')
  if (error.error === 'SEARCH_AWAY') request.log.error({ message: reasonOf(thrown) }, 'call failed: search engine unavailable')
  logSecurityEvent(request, error)
  const { code } = ERRORS[error.error]
  request.failure = { error: error.error, status: statusOf(code) }
  const ownStatus = isFileCall(request) || OWN_STATUS.includes(error.error)
  return reply
    .status(ownStatus ? statusOf(code) : 200)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(error, request)))
}

/** The HTTP status of a code: codes of ended sessions (99x) are not HTTP statuses and become 401. */
function statusOf(code: number): number {
  return code < 600 ? code : 401
}

/** The innermost message: the outer ones are the same for every call. */
function reasonOf(thrown: unknown): string {
  const { cause, message } = thrown as Error
  return cause instanceof Error ? reasonOf(cause) : message
}

function envelopeOf(error: CallError, request: FastifyRequest): Envelope<ErrorData> {
  const language = languageOf(request.headers['accept-language'])
  const values = { ...valuesInLanguage(error.values, language), requestId: request.id }
  return {
    code: ERRORS[error.error].code,
    message: describeError(error.error, language, values),
    data: { error: error.error, ...values },
  }
}

/** Values with localised texts in one language, filled in with the others. */
export function valuesInLanguage(values: CallError['values'], language: Language): Record<string, unknown> {
  const texts = Object.entries(values).flatMap(([name, value]) =>
    isText(value) ? [[name, fillText(value[language], values)] as const] : [],
  )
  return { ...values, ...Object.fromEntries(texts) }
}

function isText(value: unknown): value is Readonly<Record<Language, string>> {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value
}

/** The client has disconnected: subsequent errors are not ours. */
function hasLeft(reply: FastifyReply): boolean {
  return reply.raw.destroyed && !reply.raw.writableFinished
}

function isFileCall(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { call?: AnyCall }).call?.file !== undefined
}

/** Any error as one of the register; INTERNAL for what callers cannot know. `bodyLimit` is that of the route, in bytes. */
export function toCallError(thrown: unknown, bodyLimit = BODY_LIMIT, caller: Caller | null = null): CallError {
  if (thrown instanceof CallError) return thrown
  if (thrown instanceof SearchError) return fromSearch(thrown)
  // A store that rejects requests is for the operator to fix; the caller can only wait.
  if (thrown instanceof FileStoreError) return new CallError('FILES_AWAY', {}, { cause: thrown })
  if (storageIssue(thrown) === 'full') return new CallError('STORAGE_FULL', {}, { cause: thrown })
  if (isOfClosedAccount(thrown, caller)) return new CallError('LOGIN_ABNORMAL', {}, { cause: thrown })
  const fastify = FROM_FASTIFY[(thrown as FastifyError | undefined)?.code ?? '']
  if (fastify) return fastify(bodyLimit)
  const status = (thrown as FastifyError | undefined)?.statusCode
  if (status !== undefined && status >= 400 && status < 500) return new CallError('BAD_REQUEST', { problem: (thrown as Error).message })
  return new CallError(isDatabaseAway(thrown) ? 'DATABASE_AWAY' : 'INTERNAL', {}, { cause: thrown })
}

/** True if the account of the caller is closed. A write for another closed account is no reason to end the caller's session. */
function isOfClosedAccount(thrown: unknown, caller: Caller | null): boolean {
  const { code, detail } = databaseErrorOf(thrown)
  return code === ACCOUNT_CLOSED && (caller?.kind !== 'user' || caller.userId === detail)
}

/** SQLSTATE and detail of an error of PostgreSQL, wrapped or not. */
function databaseErrorOf(thrown: unknown): { readonly code?: string; readonly detail?: string } {
  const error = (thrown ?? {}) as { code?: string; detail?: string; cause?: unknown }
  return error.cause === undefined ? error : databaseErrorOf(error.cause)
}

/** Errors of Fastify itself. */
const FROM_FASTIFY: Readonly<Record<string, (bodyLimit: number) => CallError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (limit) => new CallError('BODY_TOO_LARGE', { limit }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new CallError('UNSUPPORTED_MEDIA_TYPE', { type: '' }),
}

/** Bytes of a JSON body. */
export const BODY_LIMIT = 1024 * 1024

const FROM_SEARCH = {
  'pattern-too-broad': 'PATTERN_TOO_BROAD',
  unsupported: 'SEARCH_UNSUPPORTED',
  'invalid-request': 'SEARCH_UNSUPPORTED',
  'unknown-records': 'INTERNAL',
  'no-words': 'QUESTION_WITHOUT_WORDS',
  closed: 'SEARCH_STARTING',
  rebuilding: 'INDEX_REBUILDING',
  timeout: 'SEARCH_TIMEOUT',
  busy: 'SEARCH_BUSY',
  unreachable: 'SEARCH_AWAY',
  corrupt: 'INTERNAL',
  'disk-full': 'STORAGE_FULL',
  failed: 'INTERNAL',
} as const satisfies Record<SearchErrorReason, ErrorName>

function fromSearch(error: SearchError): CallError {
  const name = FROM_SEARCH[error.reason]
  // Internal errors are for the log, not for the caller.
  const reason = name === 'INTERNAL' || name === 'SEARCH_AWAY' || name === 'STORAGE_FULL' ? {} : { problem: error.message }
  return new CallError(name, { ...error.detail, ...reason }, { cause: error })
}
