import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

/** A request that a receiver of webhooks got. */
export interface ReceivedEvent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A server that receives webhooks, until the tests of the `describe` end. */
export interface TestReceiver {
  readonly url: string
  readonly received: ReceivedEvent[]
  answer: { readonly status: number; readonly body?: string }
}

/** Starts a receiver on this machine that accepts every event. */
export async function aReceiver(): Promise<TestReceiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      receiver.received.push({ path: request.url!, headers, body })
      response.writeHead(receiver.answer.status).end(receiver.answer.body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=t`,
    received: [],
    answer: { status: 204 },
  }
  return receiver
}
