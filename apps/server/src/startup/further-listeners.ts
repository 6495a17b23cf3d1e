import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whether a process can listen several times on one port. */
export const SHARES_PORT = process.platform === 'linux'

/**
 * Node accepts one connection of a listening socket in each turn of the event loop. A client that connects and disconnects without end
 * would thus let all others wait for seconds: with turns of 20 ms, 50 connections a second fill the queue.
 */
const FURTHER = 15

/** Rejects with EADDRINUSE if anything listens on the port: with `reusePort`, two servers could otherwise share it by mistake. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  await new Promise((resolve) => probe.close(resolve))
}

/**
 * Returns a function that listens further times on the port of `app`, once it listens with `reusePort`. All connections are served and
 * closed by `app`.
 */
export function furtherListeners(app: FastifyInstance): () => Promise<void> {
  let listeners: readonly Server[] = []
  app.addHook('preClose', async () => {
    const closed = listeners.map((one) => new Promise((resolve) => one.close(resolve)))
    app.server.closeIdleConnections()
    await Promise.all(closed)
  })
  return async () => {
    const { address: host, port } = app.server.address() as AddressInfo
    listeners = await Promise.all(Array.from({ length: FURTHER }, () => listener(app, host, port)))
  }
}

async function listener(app: FastifyInstance, host: string, port: number): Promise<Server> {
  // As `http.createServer` does.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket))
  await once(server.listen({ host, port, reusePort: true }), 'listening')
  return server
}
