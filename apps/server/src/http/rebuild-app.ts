import { languageOf } from '@gezhi/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { CallError } from './call-error.ts'
import type { Health } from './health.ts'
import { healthApp, type HealthAppSettings } from './health-app.ts'
import { allowPage } from './security-headers.ts'
import { rebuildPage } from './waiting-page.ts'
import { sendPage } from './web-files.ts'

/**
 * The HTTP server while an index is rebuilt: its health, a page with the progress for browsers, and `SEARCH_STARTING` for calls. The
 * caller closes it.
 */
export function rebuildApp(settings: HealthAppSettings, log: Logger, health: Health): Promise<FastifyInstance> {
  return healthApp(settings, log, health, (app) => {
    app.all('/api/*', () => {
      throw new CallError('SEARCH_STARTING')
    })
    app.get('/*', (request, reply) => {
      const { done = 0, total = 0 } = health.readiness
      const html = rebuildPage(languageOf(request.headers['accept-language']), allowPage(reply), { done, total })
      return sendPage(request, reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }), html)
    })
  })
}
