import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface EmbeddingServer {
  readonly base: string
  /** Bodies of all calls so far. */
  readonly calls: { model: string; input: string[]; authorization: string | undefined }[]
  /** Rejections of the next calls, one each. */
  readonly rejections: { status: number; retryAfter?: string }[]
  /** Dimensions of the returned vectors. */
  dimensions: number
  close(): Promise<void>
}

/** A server for the embeddings protocol: vectors are word counts, returned in another order than requested, which the protocol allows. */
export async function embeddingServer(dimensions: number): Promise<EmbeddingServer> {
  const state: Pick<EmbeddingServer, 'calls' | 'rejections' | 'dimensions'> = { calls: [], rejections: [], dimensions }
  const server = createServer((request, response) => void answer(state, request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return Object.assign(state, { base, close: () => closed(server) })
}

async function answer(
  { calls, rejections, dimensions }: Pick<EmbeddingServer, 'calls' | 'rejections' | 'dimensions'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string
  const { model, input } = JSON.parse(body) as { model: string; input: string[] }
  calls.push({ model, input, authorization: request.headers.authorization })
  const rejected = rejections.shift()
  if (rejected !== undefined) {
    response.writeHead(rejected.status, rejected.retryAfter === undefined ? {} : { 'retry-after': rejected.retryAfter }).end('{}')
    return
  }
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: countedWords(text, dimensions) }))
  response.writeHead(request.url === '/v1/embeddings' ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ object: 'list', model, data: data.toReversed() }))
}

function countedWords(text: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0)
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) vector[(word.length * 7 + word.charCodeAt(0)) % dimensions]! += 3
  return vector
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
