import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { answerBadHttp, MAX_HEAD, rejectConnection, rememberRequest } from './bad-http.ts'
import { ByteBudget, unfinishedBody, unreadAnswer } from './byte-budget.ts'
import { networkOf } from './network-of.ts'

/** Limits of connections; seconds, except for the number of connections. */
export type HttpLimitSettings = Pick<
  Settings,
  'GEZHI_HTTP_HEADER_SECONDS' | 'GEZHI_HTTP_REQUEST_SECONDS' | 'GEZHI_HTTP_KEEP_ALIVE_SECONDS' | 'GEZHI_HTTP_CONNECTIONS'
>

/** ms between checks for slow requests. */
const CHECKED_EVERY = 2000

/** Minimum speed of bodies and of reading responses. */
export interface MinimumRate {
  /** ms before a body is measured at all. */
  readonly grace: number
  /** Average bytes per second required of a body from then on. */
  readonly bytesPerSecond: number
  /** ms for which a client may read nothing of a response, or a stream send nothing. */
  readonly stalled: number
}

/** Bytes that all connections together may make a process hold: bodies that are not finished, responses that are not read. */
export interface MaxHeld {
  readonly bodies: number
  readonly answers: number
}

const MEBIBYTE = 1024 * 1024
const MAX_HELD: MaxHeld = { bodies: 128 * MEBIBYTE, answers: 256 * MEBIBYTE }

/** Bytes of a response that the buffers of the system take. */
const SMALL_ANSWER = 64 * 1024

/** A dial-up modem achieves this; a connection that is only held open does not. */
const MINIMUM_RATE: MinimumRate = { grace: 30_000, bytesPerSecond: 1024, stalled: 120_000 }

/** Options of a server by which a request whose headers or body do not arrive in time gets 408 and its connection is closed. */
export function httpTimeouts(settings: HttpLimitSettings) {
  const requestTimeout = settings.GEZHI_HTTP_REQUEST_SECONDS * 1000
  // Node allows no more time for the headers than for the whole request.
  const headersTimeout = Math.min(settings.GEZHI_HTTP_HEADER_SECONDS * 1000, requestTimeout)
  return {
    requestTimeout,
    keepAliveTimeout: settings.GEZHI_HTTP_KEEP_ALIVE_SECONDS * 1000,
    http: {
      maxHeaderSize: MAX_HEAD,
      requestTimeout,
      headersTimeout,
      connectionsCheckingInterval: Math.min(CHECKED_EVERY, headersTimeout / 4),
    },
    clientErrorHandler: answerBadHttp,
  } satisfies FastifyHttpOptions<Server>
}

/**
 * Enforces `GEZHI_HTTP_CONNECTIONS`: further connections are closed at once, and idle ones are closed to make room. Closes connections
 * whose body is slower than the minimum rate, after REQUEST_TIMEOUT, and those whose client does not read its response. Unfinished bodies,
 * and responses that are not read, have at most `maxHeld` bytes together.
 */
export function registerHttpLimits(
  app: FastifyInstance,
  { GEZHI_HTTP_CONNECTIONS }: HttpLimitSettings,
  minimumRate: MinimumRate = MINIMUM_RATE,
  maxHeld: MaxHeld = MAX_HELD,
): void {
  const bodies = new ByteBudget(maxHeld.bodies)
  const answers = new ByteBudget(maxHeld.answers)
  let [open, warned] = [0, false]
  // Not `maxConnections`, which does not count the connections of further listeners.
  app.server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
    if (open <= GEZHI_HTTP_CONNECTIONS) return
    socket.destroy()
    if (!warned) app.log.warn({ connections: GEZHI_HTTP_CONNECTIONS }, 'connections beyond GEZHI_HTTP_CONNECTIONS are closed')
    warned = true
    app.server.closeIdleConnections()
  })
  app.addHook('onRequest', (request, _reply, next) => {
    rememberRequest(request.raw.socket, request.url, request.headers['accept-language'])
    if (hasBody(request.headers) && request.raw.socket instanceof Socket) {
      watchBody(request.raw, minimumRate)
      bodies.add(unfinishedBody(request.raw, networkOf(request.ip)))
    }
    next()
  })
  app.addHook('onSend', ({ raw: { socket }, ip }, reply, payload, next) => {
    // Requests injected by tests have no socket.
    if (!(socket instanceof Socket)) return next()
    // Until the next request on it.
    socket.setTimeout(minimumRate.stalled)
    if (lengthOf(payload) > SMALL_ANSWER) answers.add(unreadAnswer(reply.raw, networkOf(ip)))
    next()
  })
}

/** Bytes of a response; 0 for a stream, which waits for its client. */
function lengthOf(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
}

function hasBody(headers: Record<string, unknown>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watchBody(request: IncomingMessage, { grace, bytesPerSecond }: MinimumRate): void {
  const { socket } = request
  const [begun, read] = [performance.now(), socket.bytesRead]
  const watch = setInterval(
    () => {
      if (request.complete || socket.destroyed) return clearInterval(watch)
      const measured = performance.now() - begun - grace
      if (measured <= 0 || socket.bytesRead - read >= (measured / 1000) * bytesPerSecond) return
      clearInterval(watch)
      rejectConnection(socket, 'REQUEST_TIMEOUT')
    },
    Math.min(CHECKED_EVERY, grace),
  ).unref()
}
