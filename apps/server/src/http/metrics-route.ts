import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { METRICS_TYPE, processMetrics } from '../metrics/metrics.ts'
import { type MeasuredProcess, sampleReader } from '../metrics/read-samples.ts'
import { isLoopback } from '../settings/loopback.ts'
import { foreignHeader } from './development-guard.ts'

/**
 * Counts every request, and answers `/metrics` in the text format of Prometheus: to direct requests from this machine, and to those with
 * the token, if there is one; for others the path does not exist.
 */
export function registerMetrics(app: FastifyInstance, token: string | null, measured: MeasuredProcess): void {
  const read = sampleReader(measured)
  app.addHook('onResponse', (request, reply, next) => {
    // Of the route, never of the address: there are as many as the program has.
    const call = request.routeOptions.url ?? 'unknown'
    const status = request.failure?.status ?? reply.statusCode
    processMetrics.add('gezhi_http_requests_total', [call, `${Math.floor(status / 100)}xx`])
    if (request.failure !== null) processMetrics.add('gezhi_errors_total', [request.failure.error])
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream) processMetrics.observe('gezhi_http_request_duration_seconds', [call], reply.elapsedTime / 1000)
    next()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isDirect(request) && !hasToken(request, token)) return reply.callNotFound()
    const text = processMetrics.format(await read())
    return reply.header('cache-control', 'no-store').type(METRICS_TYPE).send(text)
  })
}

/**
 * Whether a request comes from this machine and was not forwarded. A proxy that neither names the client nor passes its Host on can only
 * be told by its version: nginx does so with HTTP/1.0 unless it is configured otherwise.
 */
function isDirect({ raw, headers }: FastifyRequest): boolean {
  return raw.httpVersion !== '1.0' && isLoopback(raw.socket.remoteAddress ?? '') && foreignHeader(headers) === null
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  // Hashes have the same length, so that the time does not depend on that of the token either.
  return timingSafeEqual(hashOf(given), hashOf(token))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
