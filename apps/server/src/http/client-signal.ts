import type { FastifyReply } from 'fastify'

/**
 * Aborted when the client disconnects, or has already disconnected, before it gets its response. Fastify's own `request.signal` listens
 * to the request, which ends when its body is read, so that a POST would never be notified.
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
