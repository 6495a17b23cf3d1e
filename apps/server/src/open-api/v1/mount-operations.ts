import {
  API_OPERATIONS,
  API_REQUESTS_PER_MINUTE,
  API_ROOT,
  apiDocument,
  languageOf,
  pathFields,
  type ApiOperation,
  type ApiOperationName,
} from '@gezhi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MountOptions } from '../../http/mount-calls.ts'
import type { CallContext, UserCaller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { callerKey } from '../../http/caller-key.ts'
import { clientSignal } from '../../http/client-signal.ts'
import { FORM_LIMIT, readForm } from '../../http/form-body.ts'
import { inSearchScope } from '../../http/limited-engine.ts'
import type { RequestCounts } from '../../http/request-counts.ts'
import type { ApiMeter } from '../api-meter.ts'
import { requireScope, type IdentifyProgram, type Program } from '../identify-program.ts'
import type { ProgramUses } from '../program-uses.ts'
import { checkOperationAnswer } from './check-operation-answer.ts'
import type { Lines, OperationHandlers } from './operation-handler.ts'
import { readOperationRequest } from './read-operation-request.ts'

/** What the operations are mounted with. */
export interface MountParts {
  readonly handlers: OperationHandlers
  readonly identifyProgram: IdentifyProgram
  readonly meter: ApiMeter
  readonly uses: ProgramUses
  /** Requests per key and minute. */
  readonly counts: RequestCounts
  readonly rightsOf: MountOptions['rightsOf']
  readonly version: string
  /** In tests: every answer is validated against its schema. */
  readonly checkAnswers: boolean
}

type AnyHandler = (request: unknown, context: CallContext<UserCaller>) => Promise<unknown>

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that calls an operation; known before the body is read. */
    program: Program | null
  }
}

/** Mounts every operation of the open API, its document, and an answer for unknown paths. */
export function mountOperations(app: FastifyInstance, parts: MountParts): void {
  app.register(
    async (v1) => {
      v1.decorateRequest('program', null)
      v1.get('/openapi.json', (request, reply) => {
        const document = apiDocument(API_OPERATIONS, { language: languageOf(request.headers['accept-language']), version: parts.version })
        return reply.header('vary', 'accept-language').send(document)
      })
      for (const name of Object.keys(API_OPERATIONS) as ApiOperationName[]) mountOperation(v1, name, parts)
      v1.all('/*', (request) => rejectPath(request))
    },
    { prefix: API_ROOT },
  )
}

function mountOperation(app: FastifyInstance, name: ApiOperationName, parts: MountParts): void {
  const operation: ApiOperation = API_OPERATIONS[name]
  const handler = parts.handlers[name] as AnyHandler
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(operation.form && { bodyLimit: FORM_LIMIT }),
    async preParsing(request, reply) {
      const program = await parts.identifyProgram(request.headers.authorization, request.ip)
      limitRate(program, parts.counts, reply)
      requireScope(program, operation.scope)
      request.program = program
    },
    async handler(request, reply) {
      const language = languageOf(request.headers['accept-language'])
      const input = readOperationRequest(operation, await inputOf(operation, request), language)
      const answer = await answerMetered(name, (context) => handler(input, context), { request, reply, parts })
      if (parts.checkAnswers) checkOperationAnswer(operation, answer)
      reply.header('cache-control', 'no-store')
      return operation.lines ? sendLines(reply, answer as Lines<unknown>) : reply.send(answer)
    },
  })
}

/** At most so many requests a minute with one key, approximately over processes. */
function limitRate({ keyId }: Program, counts: RequestCounts, reply: FastifyReply): void {
  const { current, ttl } = counts.add(`api-key ${keyId}`)
  const seconds = Math.ceil(ttl / 1000)
  const left = Math.max(0, API_REQUESTS_PER_MINUTE - current)
  reply.header('ratelimit-policy', `"key";q=${API_REQUESTS_PER_MINUTE};w=60`).header('ratelimit', `"key";r=${left};t=${seconds}`)
  if (current > API_REQUESTS_PER_MINUTE) throw new CallError('TOO_FREQUENT', { seconds })
}

/** The fields of a request: of its path, and of its query, its JSON body or its form. */
async function inputOf(operation: ApiOperation, request: FastifyRequest): Promise<unknown> {
  const inPath = request.params as Readonly<Record<string, unknown>>
  const others =
    operation.method === 'GET'
      ? request.query
      : operation.form
        ? await readForm(request.body, request.headers['content-type'])
        : Buffer.isBuffer(request.body)
          ? rejectForm()
          : request.body
  const isObject = typeof others === 'object' && others !== null && !Array.isArray(others)
  return isObject ? { ...others, ...inPath } : (others ?? {})
}

function rejectForm(): never {
  throw new CallError('UNSUPPORTED_MEDIA_TYPE', { type: 'multipart/form-data' })
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly parts: Pick<MountParts, 'meter' | 'uses' | 'rightsOf'>
}

/** Runs a handler as one use, which a failed one returns, and reports what is left in the headers. */
async function answerMetered(
  operation: ApiOperationName,
  handle: (context: CallContext<UserCaller>) => Promise<unknown>,
  { request, reply, parts: { meter, uses, rightsOf } }: Exchange,
): Promise<unknown> {
  const { keyId, caller } = request.program!
  const consumer = { caller, rights: await rightsOf(caller), address: request.ip }
  const report = async () => {
    const quota = await meter.quota(consumer)
    if (quota === null) return
    const { limit, remaining, reset } = quota
    reply.headers({ 'x-quota-limit': limit, 'x-quota-remaining': remaining, 'x-quota-reset': Math.ceil(reset / 1000) })
  }
  const use = await meter.take(consumer).catch(async (error: unknown) => {
    await report()
    throw error
  })
  const signal = clientSignal(reply)
  const context = contextOf(request, reply, { caller, signal, rights: use.rights })
  const counted = { userId: caller.userId, keyId, operation }
  try {
    const answer = await inSearchScope({ caller: callerKey(caller, request.ip), signal }, () => handle(context))
    await uses.add({ ...counted, succeeded: true })
    await report()
    return answer
  } catch (error) {
    // If even that fails, the handler's error is more important.
    await use.refund().catch(() => {})
    await uses.add({ ...counted, succeeded: false }).catch(() => {})
    throw error
  }
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, signal, rights }: { caller: UserCaller; signal: AbortSignal; rights: Awaited<ReturnType<CallContext['rights']>> },
): CallContext<UserCaller> {
  return {
    caller,
    rights: () => Promise.resolve(rights),
    // The request itself is what is counted.
    countItem: async () => {},
    headers: request.headers,
    address: request.ip,
    language: languageOf(request.headers['accept-language']),
    requestId: request.id,
    signal,
    log: request.log,
    setHeader: (name, value) => void reply.header(name, value),
  }
}

function sendLines(reply: FastifyReply, { list, nextCursor }: Lines<unknown>): FastifyReply {
  if (nextCursor !== null) reply.header('x-next-cursor', nextCursor)
  return reply.type('application/x-ndjson; charset=utf-8').send(list.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

/** Throws API_METHOD for the path of an operation, else NOT_FOUND. */
function rejectPath(request: FastifyRequest): never {
  const path = request.url.split('?')[0]!.slice(API_ROOT.length)
  const operations: readonly ApiOperation[] = Object.values(API_OPERATIONS)
  const methods = operations.filter((operation) => patternOf(operation).test(path)).map(({ method }) => method)
  // An address that is too long for its parameter matches no route.
  if (methods.length > 0 && !methods.includes(request.method as ApiOperation['method']))
    throw new CallError('API_METHOD', { path: `${API_ROOT}${path}`, methods: [...new Set(methods)].join(', ') })
  throw new CallError('NOT_FOUND', { path: `${API_ROOT}${path}` })
}

function patternOf(operation: ApiOperation): RegExp {
  const named = pathFields(operation)
  return new RegExp(`^${named.reduce((path, name) => path.replace(`{${name}}`, '[^/]+'), operation.path)}/?$`)
}
