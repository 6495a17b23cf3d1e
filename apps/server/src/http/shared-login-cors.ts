import { CALLS } from '@gezhi/contract'
import type { FastifyInstance } from 'fastify'

const { path: PATH, method: METHOD } = CALLS.accounts.takeSharedLogin

/**
 * Lets pages of the sites that share logins exchange a code at each other's hosts, with cookies: the only call that accepts other
 * origins. Does nothing without such sites.
 */
export function registerSharedLoginCors(app: FastifyInstance, sites: readonly string[]): void {
  if (sites.length === 0) return
  app.addHook('onRequest', (request, reply, next) => {
    const { origin } = request.headers
    if (request.routeOptions.url === PATH) {
      reply.header('vary', 'origin')
      if (origin !== undefined && sites.includes(origin))
        reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
    }
    next()
  })
  app.options(PATH, (_request, reply) =>
    reply
      .status(204)
      .headers({ 'access-control-allow-methods': METHOD, 'access-control-allow-headers': 'content-type', 'access-control-max-age': '600' })
      .send(),
  )
}
