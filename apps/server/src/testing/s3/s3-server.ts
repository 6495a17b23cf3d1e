import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { answerListing, escapedXml, type StoredObject } from './answer-listing.ts'
import { ACCESS_KEY, SECRET_KEY, verifySigV4 } from './verify-sigv4.ts'

/** A failure to inject into a request: a status, or a connection closed before or after the body arrived. */
export type InjectedFailure = { readonly status: number; readonly code: string } | 'cut' | 'cut half'

/** An S3 server with one bucket: checks signatures, uses small pages of listings, injects failures on demand. */
export interface S3Server {
  readonly port: number
  /** Objects by full key. */
  readonly objects: Map<string, StoredObject>
  /** As `PUT /key`, in order of arrival; including failed ones. */
  readonly requests: string[]
  /** Chooses the failure of a request; null for none. */
  failure: ((request: IncomingMessage) => InjectedFailure | null) | null
  /** ms: its clock. */
  now: () => number
  /** `GEZHI_FILES_URL` for its bucket: prefix, and options beside the region. */
  url(prefix?: string, options?: string): string
  /** Simulates an unavailable store; connections end. */
  close(): Promise<void>
}

const BUCKET = 'gezhi'

/** Starts one with an empty bucket, or with these objects, on a free port or the given one. */
export async function startS3Server({ port = 0, objects = new Map<string, StoredObject>() } = {}): Promise<S3Server> {
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${decodeURIComponent(request.url?.split('?')[0] ?? '')}`)
    answer(request, response).catch(() => {
      // The client has disconnected, or was cut off.
      response.destroy()
    })
  })
  const requests: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const failure = made.failure?.(request) ?? null
    if (failure === 'cut') return void request.socket.destroy()
    if (failure === 'cut half') return cutHalf(request, response)
    const body = await buffer(request)
    if (failure !== null) return sendError(response, failure.status, failure.code)
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const rejection = verifySigV4(request, url, body, made.now())
    if (rejection !== null) return sendError(response, rejection === 'XAmzContentSHA256Mismatch' ? 400 : 403, rejection)
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    if (bucket !== BUCKET) return sendError(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (key === '') return void response.setHeader('content-type', 'application/xml').end(answerListing(objects, url.searchParams))
    answerObject(request, response, key, body)
  }
  const answerObject = (request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) => {
    const stored = objects.get(key)
    switch (request.method) {
      case 'PUT':
        objects.set(key, objectOf(request, body))
        return void response.end()
      case 'DELETE':
        objects.delete(key)
        return void response.writeHead(204).end()
      case 'GET':
      case 'HEAD':
        if (stored === undefined) return sendError(response, 404, 'NoSuchKey')
        return void response
          .writeHead(200, { ...stored.headers, etag: stored.etag, 'content-length': stored.body.length })
          .end(request.method === 'GET' ? stored.body : undefined)
      default:
        return sendError(response, 405, 'MethodNotAllowed')
    }
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  const made: S3Server = {
    port: own,
    objects,
    requests,
    failure: null,
    now: Date.now,
    url: (prefix = '', options = '') =>
      `http://${ACCESS_KEY}:${encodeURIComponent(SECRET_KEY)}@127.0.0.1:${own}/${BUCKET}/${prefix}?region=cn-north-1${options}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return made
}

function objectOf({ headers }: IncomingMessage, body: Buffer): StoredObject {
  const stored = Object.entries(headers).filter(([name]) => name === 'content-type' || name.startsWith('x-amz-meta-'))
  const etag = `"${createHash('md5').update(body).digest('hex')}"`
  return { body, etag, headers: Object.fromEntries(stored.map(([name, value]) => [name, String(value)])) }
}

/** After the first bytes of an upload, or with the first bytes of a response. */
async function cutHalf(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'PUT') {
    await once(request, 'data')
    request.socket.destroy()
    return
  }
  response.writeHead(200, { 'content-length': 100 }).write('half')
  setTimeout(() => request.socket.destroy(), 20)
}

function sendError(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${escapedXml(code)}</Code><Message>refused</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}
