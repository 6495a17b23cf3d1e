import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { CallError } from './call-error.ts'
import { registerDevelopmentGuard } from './development-guard.ts'
import { registerErrors, sendError } from './send-error.ts'
import { type Health, registerHealth } from './health.ts'
import { httpTimeouts, registerHttpLimits, type HttpLimitSettings } from './http-limits.ts'
import { RequestLog } from './request-log.ts'
import { registerSecurityHeaders } from './security-headers.ts'

/** Settings of `healthApp`. */
export type HealthAppSettings = HttpLimitSettings & Pick<Settings, 'GEZHI_MODE' | 'GEZHI_PUBLIC_URL'>

/** The HTTP server of a process that serves only its health, and `routes`; any other path is 404. The caller closes it. */
export async function healthApp(
  settings: HealthAppSettings,
  log: Logger,
  health: Health,
  routes: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({ loggerInstance, logController: new RequestLog(), forceCloseConnections: true, ...httpTimeouts(settings) })
  registerHttpLimits(app, settings)
  registerErrors(app)
  registerSecurityHeaders(app, settings)
  registerDevelopmentGuard(app, settings.GEZHI_MODE)
  registerHealth(app, health)
  routes(app)
  app.setNotFoundHandler((request, reply) => sendError(new CallError('NOT_FOUND', { path: request.url.split('?')[0]! }), request, reply))
  await app.ready()
  return app
}
