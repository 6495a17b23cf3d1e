import { languageOf, type AnyCall } from '@gezhi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Rights } from './rights.ts'
import { attachment } from './attachment.ts'
import { callerKey } from './caller-key.ts'
import { clientSignal } from './client-signal.ts'
import { CallError } from './call-error.ts'
import type { Caller, CallContext, EventStream, FileAnswer, FileLink, FileStream, Handler } from './call-context.ts'
import { checkAnswer } from './check-answer.ts'
import { checkSignature } from './check-signature.ts'
import { FORM_LIMIT, readForm } from './form-body.ts'
import { inSearchScope } from './limited-engine.ts'
import { requestUse, requireCapability } from './required-capability.ts'
import { readRequest } from './read-request.ts'
import { requireRecentProof } from './recent-proof.ts'
import { allowFraming } from './security-headers.ts'
import type { Consumer, TakeUse } from './usage.ts'

export interface MountOptions {
  /** Identifies the caller, or throws if they may not make the call. */
  admit(call: AnyCall, token: string | undefined): Promise<Caller>
  /** Counts a search; throws if there were too many. */
  limitSearchRate(caller: Caller, address: string): Promise<void>
  /** The rights of a caller, at the address of a request. */
  rightsOf(caller: Caller, address?: string): Promise<Rights>
  /** Counts daily limits. */
  readonly takeUse: TakeUse
  /** In tests: every response is validated against the contract. */
  readonly checkAnswers: boolean
  /** ms, for signatures. */
  now(): number
}

type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; known before the body is read, except for calls with the token in the body. */
    caller: Caller | null
  }
}

/** Mounts the calls of a domain, also under their aliases. Throws if a call has no handler. */
export function mountCalls<Table extends Readonly<Record<string, AnyCall>>>(
  app: FastifyInstance,
  table: Table,
  handlers: { readonly [Name in keyof Table]: Handler<Table[Name]> },
  options: MountOptions,
): void {
  if (!app.hasRequestDecorator('caller')) app.decorateRequest('caller', null)
  for (const [name, call] of Object.entries(table)) {
    const handler = (handlers as Readonly<Record<string, unknown>>)[name] as AnyHandler | undefined
    if (!handler) throw new Error(`The call ${name} (${call.path}) has no handler`)
    for (const url of [call.path, ...(call.aliases ?? [])]) mount(app, url, call, handler, options)
  }
}

function mount(app: FastifyInstance, url: string, call: AnyCall, handler: AnyHandler, options: MountOptions): void {
  const consumer =
    (caller: Caller, address: string): (() => Promise<Consumer>) =>
    async () => ({ caller, rights: await options.rightsOf(caller, address), address })
  const enter = async (request: FastifyRequest): Promise<Caller> => {
    const caller = await options.admit(call, tokenOf(request, call))
    await requireCapability(call, consumer(caller, request.ip))
    requireRecentProof(call, caller, options.now())
    return caller
  }
  app.route({
    method: call.method,
    url,
    config: { call },
    ...(call.form && { bodyLimit: FORM_LIMIT }),
    async preParsing(request) {
      if (call.tokenField === undefined) request.caller = await enter(request)
    },
    handler: async (request, reply) => {
      const { timestamp, signature } = request.headers
      const token = tokenOf(request, call)
      const caller = (request.caller ??= await enter(request))
      if (call.signed) checkSignature({ timestamp, signature, token: String(token), body: request.bodyText }, options.now())
      if (call.countsAsSearch) await options.limitSearchRate(caller, request.ip)
      const language = languageOf(request.headers['accept-language'])
      const input = readRequest(call, await inputOf(request, call), language)
      requireRecentProof(call, caller, options.now(), input)
      const signal = clientSignal(reply)
      const use = requestUse(call, consumer(caller, request.ip), options.takeUse, options.checkAnswers)
      const context: CallContext = {
        caller,
        rights: () => options.rightsOf(caller, request.ip),
        countItem: (item) => use.countItem(item),
        headers: request.headers,
        address: request.ip,
        language,
        requestId: request.id,
        signal,
        log: request.log,
        setHeader: (name, value) => void reply.header(name, value),
      }
      const scope = { caller: callerKey(caller, request.ip), signal }
      const answer = await use.run(() => inSearchScope(scope, () => handler(input, context)))
      if (call.file !== undefined) return sendFile(request, reply, call.file, answer as FileAnswer | FileLink | FileStream | EventStream)
      if (options.checkAnswers) checkAnswer(call, input, answer)
      reply.header('cache-control', 'no-store')
      if (call.redirects) return reply.redirect(String(answer), 302)
      return reply.send({ code: 200, message: 'success', data: answer })
    },
  })
}

/** The input of a request: its query, its JSON body or the fields of its form. */
async function inputOf(request: FastifyRequest, call: AnyCall): Promise<unknown> {
  if (call.method === 'GET') return request.query
  if (call.form) return readForm(request.body, request.headers['content-type'])
  if (Buffer.isBuffer(request.body)) throw new CallError('UNSUPPORTED_MEDIA_TYPE', { type: 'multipart/form-data' })
  return request.body
}

/** The token in the header, or in the field of the body if the call accepts one there. */
function tokenOf(request: FastifyRequest, { tokenField }: AnyCall): string | undefined {
  const body = request.body as Record<string, unknown> | null | undefined
  const given = request.headers['token'] ?? (tokenField === undefined ? undefined : body?.[tokenField])
  return typeof given === 'string' ? given : undefined
}

/** Cached by the client for a day, then revalidated by its tag; fresh values are not cached. A link is cached for half its validity. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  usual: string,
  answer: FileAnswer | FileLink | FileStream | EventStream,
): FastifyReply {
  // A proxy passes events on one by one. The connection is not used again, so that a server that closes does not wait for it.
  if ('events' in answer)
    return reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' }).type(usual).send(answer.events)
  if ('link' in answer)
    return reply.header('cache-control', `private, max-age=${Math.floor(answer.seconds / 2)}`).redirect(answer.link, 302)
  if ('stream' in answer) {
    if (answer.size !== undefined) reply.header('content-length', answer.size)
    reply.header('content-disposition', attachment(answer.name)).header('cache-control', 'no-store')
    return reply.type(answer.type ?? usual).send(answer.stream)
  }
  const { body, etag, name, type = usual, framed, fresh } = answer
  if (name !== undefined) reply.header('content-disposition', attachment(name))
  if (framed) allowFraming(reply)
  reply.header('cache-control', framed || fresh ? 'no-store' : 'private, max-age=86400')
  if (etag !== undefined) reply.header('etag', etag)
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type(type).send(body)
}
