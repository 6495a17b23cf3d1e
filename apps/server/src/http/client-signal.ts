import type { FastifyReply } from 'fastify'

/**
 * Aborted when the client hangs up, or has hung up already, before it has its answer. Fastify's own `request.signal` listens to the request, which is over as
 * soon as its body is read, so a POST would never hear of it.
 */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  // No event is emitted any more for a client that disconnected while its token was looked up.
  if (reply.raw.destroyed) leaving.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
