import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'

/** The id a proxy gave the request, if it is well-formed, otherwise a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[HEADER]
  return typeof given === 'string' && /^[\w.:-]{1,80}$/.test(given) ? given : randomUUID()
}

/** Every response carries its request's id. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(HEADER, request.id)
    next()
  })
}
