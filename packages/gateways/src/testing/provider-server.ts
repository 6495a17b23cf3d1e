import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A raw request: nothing decoded. */
export interface WireRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WireAnswer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** Failures of a provider outside its protocol. */
export type Mishap = 'hang' | 'stall' | 'drop' | 'half' | 'html' | 'list'

/** A provider in this process, over real HTTP on a local port. */
export interface ProviderServer {
  readonly url: URL
  readonly requests: readonly WireRequest[]
  /** Failures to inject into the next requests. */
  readonly mishaps: Mishap[]
  /** The response if no failure is injected. */
  readonly answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer>
  close(): Promise<void>
}

/** Starts one; with `port` on that port. `answer` gets each request without an injected failure. */
export async function startProviderServer(
  answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer>,
  port = 0,
): Promise<ProviderServer> {
  const requests: WireRequest[] = []
  const mishaps: Mishap[] = []
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part)
      const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
      const request = { method: incoming.method!, target: incoming.url!, headers, body: Buffer.concat(parts).toString() }
      requests.push(request)
      const mishap = mishaps.shift()
      if (mishap === 'hang') return
      if (mishap === 'stall') return void outgoing.writeHead(200, { 'content-length': 100 }).write('{"Co')
      if (mishap === 'drop') return void incoming.socket.destroy()
      if (mishap === 'half') return void outgoing.writeHead(200, { 'content-length': 100 }).write('{"Co', () => incoming.socket.destroy())
      if (mishap === 'html') return void outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>')
      if (mishap === 'list') return void outgoing.writeHead(200).end('[1, 2]')
      const { status, type, body, headers: more } = await answer(request)
      outgoing.writeHead(status, { 'content-type': type, ...more }).end(body)
    })()
  })
  await listen(server, port)
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    requests,
    mishaps,
    answer,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve()))
}
