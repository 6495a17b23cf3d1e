import { languageOf, PROBLEM_TYPE, statusOf, describeError, type ErrorName, type Problem } from '@gezhi/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { programErrorBody, type AnswerForm, type ProgramError } from './answer-form.ts'
import type { CallError } from './call-error.ts'
import { toCallError, valuesInLanguage } from './error-envelope.ts'
import { logSecurityEvent } from './security-events.ts'

/** Errors whose reason is for the log of the server. */
const LOGGED: readonly ErrorName[] = ['INTERNAL', 'STORAGE_FULL', 'DATABASE_AWAY', 'FILES_AWAY', 'SEARCH_AWAY']

/** Seconds after which a request that met an unavailable part is worth another try. */
const SOON = 5

/** Sends an error of any kind to a program, with its HTTP status: as RFC 9457 has it, or as JSON-RPC has it. */
export function sendProgramError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Exclude<AnswerForm, 'envelope'>,
): FastifyReply {
  const error = toCallError(thrown, request.routeOptions.bodyLimit)
  const status = statusOf(error.error)
  if (LOGGED.includes(error.error)) request.log.error({ err: thrown }, 'operation failed')
  logSecurityEvent(request, error)
  request.failure = { error: error.error, status }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 429 || status === 503) reply.header('retry-after', retryAfter(error))
  if (error.error === 'API_METHOD') reply.header('allow', String(error.values['methods']))
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type(form === 'problem' ? PROBLEM_TYPE : 'application/json; charset=utf-8')
    .send(JSON.stringify(programErrorBody(form, programErrorOf(error, request))))
}

function programErrorOf(error: CallError, request: FastifyRequest): ProgramError {
  const language = languageOf(request.headers['accept-language'])
  const values = { ...valuesInLanguage(error.values, language), requestId: request.id }
  return {
    error: error.error,
    title: describeError(error.error, language, values),
    status: statusOf(error.error),
    requestId: request.id,
    errors: fieldErrors(error, values),
  }
}

/** The fields that are wrong, by their names in the operation. */
function fieldErrors({ error }: CallError, values: Readonly<Record<string, unknown>>): NonNullable<Problem['errors']> {
  if (error === 'INVALID_INPUT')
    return ((values['faults'] ?? []) as { field: string; message: string }[]).map(({ field, message }) => ({ field, message }))
  if (error === 'QUERY_SYNTAX') return [{ field: 'q', message: String(values['problem']), position: Number(values['position']) }]
  if (error === 'UNKNOWN_FIELD') return [{ field: nameOf(String(values['place'])), message: String(values['field']) }]
  return []
}

/** `groupList[0].field` of a call is `facets[0].field` of an operation. */
function nameOf(place: string): string {
  return place
    .replace(/^groupList/, 'facets')
    .replace(/^tableList\[\d+\]\./, '')
    .replace(/^sortList.*/, 'sort')
}

function retryAfter({ values }: CallError): number {
  const { seconds } = values
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : SOON
}
