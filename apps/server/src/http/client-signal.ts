import type { FastifyReply } from 'fastify'

/**
 * Aborted when the client hangs up before it has its answer. Fastify's own `request.signal` listens to the request, which is over as
 * soon as its body is read, so a POST would never hear of it.
 */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
