import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A round-robin proxy for several web processes: requests go to those whose `/readyz` answered 200 within the last second. */
export interface SmallProxy {
  readonly url: string
  add(backend: string): void
  /** For a removed process: its health is no longer checked. */
  remove(backend: string): void
  close(): Promise<void>
}

const POLL_INTERVAL = 50
const GOOD_FOR = 1000
const MAX_WAIT_MS = 30_000

/** Starts it on a free port. Only requests that were never sent are retried; an interrupted one returns 502. */
export async function smallProxy(): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true })
  /** When each was last ready, ms. */
  const backends = new Map<string, number>()
  let next = 0

  const healthCheck = setInterval(() => {
    for (const backend of backends.keys()) {
      fetch(`${backend}/readyz`, { signal: AbortSignal.timeout(GOOD_FOR) })
        .then(({ ok }) => backends.has(backend) && backends.set(backend, ok ? Date.now() : 0))
        .catch(() => backends.has(backend) && backends.set(backend, 0))
    }
  }, POLL_INTERVAL)

  const pick = async (): Promise<string> => {
    const until = Date.now() + MAX_WAIT_MS
    for (; Date.now() < until; await sleep(10)) {
      const ready = [...backends].filter(([, at]) => Date.now() - at < GOOD_FOR)
      next += 1
      const [chosen] = ready[next % Math.max(1, ready.length)] ?? []
      if (chosen !== undefined) return chosen
    }
    throw new Error('No backend is ready')
  }

  const pass = async (incoming: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> => {
    const backend = await pick()
    const outgoing = request(backend + incoming.url, { agent, method: incoming.method ?? 'GET', headers: incoming.headers })
    outgoing.end(body)
    try {
      const [back] = (await once(outgoing, 'response')) as [IncomingMessage]
      const { connection: _, ...headers } = back.headers
      answer.writeHead(back.statusCode ?? 502, headers)
      back.pipe(answer)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return pass(incoming, body, answer)
      answer.writeHead(502).end(String(error))
    }
  }

  const server = createServer((incoming, answer) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of incoming) parts.push(part as Buffer)
      await pass(incoming, Buffer.concat(parts), answer)
    })().catch((error: unknown) => answer.writeHead(503).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (backend) => void backends.set(backend, 0),
    remove: (backend) => void backends.delete(backend),
    async close() {
      clearInterval(healthCheck)
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
