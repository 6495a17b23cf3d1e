import { CALLS, languageOf, type AnyCall } from '@gezhi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientSignal } from './client-signal.ts'
import type { Caller, CallContext, FileAnswer, Handlers } from './call-context.ts'
import { checkSignature } from './check-signature.ts'
import { readRequest } from './read-request.ts'

export interface MountOptions {
  /** Says who calls, or throws when they may not. */
  admit(call: AnyCall, token: string | undefined): Promise<Caller>
  /** In tests: every answer is held against the contract. */
  readonly checkAnswers: boolean
  /** ms, for signatures. */
  now(): number
}

type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>

/** Mounts every call of the contract, also under its aliases. Throws when a call has no handler. */
export function mountCalls(app: FastifyInstance, handlers: Handlers, options: MountOptions): void {
  for (const [domain, calls] of Object.entries(CALLS) as [keyof Handlers, Record<string, AnyCall>][]) {
    for (const [name, call] of Object.entries(calls)) {
      const handler = (handlers[domain] as unknown as Record<string, AnyHandler | undefined> | undefined)?.[name]
      if (!handler) throw new Error(`The call ${domain}.${name} (${call.path}) has no handler`)
      for (const url of [call.path, ...(call.aliases ?? [])]) mount(app, url, call, handler, options)
    }
  }
}

function mount(app: FastifyInstance, url: string, call: AnyCall, handler: AnyHandler, options: MountOptions): void {
  app.route({
    method: call.method,
    url,
    config: { call },
    handler: async (request, reply) => {
      const { timestamp, signature } = request.headers
      const token = tokenOf(request, call)
      const caller = await options.admit(call, token)
      if (call.signed) checkSignature({ timestamp, signature, token: String(token), body: request.bodyText }, options.now())
      const language = languageOf(request.headers['accept-language'])
      const input = readRequest(call, call.method === 'GET' ? request.query : request.body, language)
      const answer = await handler(input, {
        caller,
        headers: request.headers,
        language,
        requestId: request.id,
        signal: clientSignal(reply),
        log: request.log,
      })
      if (call.file !== undefined) return sendFile(request, reply, call.file, answer as FileAnswer)
      if (options.checkAnswers) call.answer?.parse(answer)
      reply.header('cache-control', 'no-store')
      if (call.redirects) return reply.redirect(String(answer), 302)
      return reply.send({ code: 200, message: 'success', data: answer })
    },
  })
}

/** The token in the header, or in the field of the body where the call takes one there. */
function tokenOf(request: FastifyRequest, { tokenField }: AnyCall): string | undefined {
  const body = request.body as Record<string, unknown> | null | undefined
  const given = request.headers['token'] ?? (tokenField === undefined ? undefined : body?.[tokenField])
  return typeof given === 'string' ? given : undefined
}

/** A day in the caller's own cache, then asked again by its tag. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  usual: string,
  { body, etag, name, type = usual }: FileAnswer,
): FastifyReply {
  if (name !== undefined) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  reply.header('cache-control', 'private, max-age=86400')
  if (etag !== undefined) reply.header('etag', etag)
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type(type).send(body)
}
