import type { FastifyInstance } from 'fastify'

/**
 * Logs one warning when a request has X-Forwarded-For from an address that `GEZHI_TRUST_PROXY` does not include: behind a proxy all
 * clients then count as one in every limit. The header is ignored.
 */
export function registerUntrustedProxyWarning(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, next) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) === 1) {
      warned = true
      request.log.warn(
        { proxy: request.ip },
        'X-Forwarded-For from an address that is not in GEZHI_TRUST_PROXY is ignored: if it is your proxy, name it there, or all its clients share one rate limit',
      )
    }
    next()
  })
}
