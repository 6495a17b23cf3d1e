import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { CallError } from './call-error.ts'
import { registerErrorEnvelope, sendError } from './error-envelope.ts'
import { type Health, registerHealth } from './health.ts'
import { RequestLog } from './request-log.ts'

/** The HTTP side of a process that answers nothing but its health; any other path is 404. The caller closes it. */
export async function healthApp(log: Logger, health: Health): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({ loggerInstance, logController: new RequestLog(), forceCloseConnections: true })
  registerErrorEnvelope(app)
  registerHealth(app, health)
  app.setNotFoundHandler((request, reply) => sendError(new CallError('NOT_FOUND', { path: request.url.split('?')[0]! }), request, reply))
  await app.ready()
  return app
}
