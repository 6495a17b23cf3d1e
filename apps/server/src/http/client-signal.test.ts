import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { clientSignal } from './client-signal.ts'

/** An app that reads the signal when `when` resolves, and the client's request to it. */
async function requestUntil(when: (raw: NodeJS.EventEmitter) => Promise<unknown>) {
  const app = Fastify()
  onTestFinished(() => app.close())
  const arrived = Promise.withResolvers<void>()
  const signal = Promise.withResolvers<AbortSignal>()
  app.get('/', async (_request, reply) => {
    const ready = when(reply.raw)
    arrived.resolve()
    await ready
    signal.resolve(clientSignal(reply))
    return 'answer'
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new AbortController()
  const answer = fetch(address, { signal: client.signal }).then((response) => response.text())
  answer.catch(() => {})
  await arrived.promise
  return { client, answer, signal: signal.promise }
}

test('is aborted for a client that disconnected before it was read', async () => {
  const { client, signal } = await requestUntil((raw) => once(raw, 'close'))
  client.abort()
  expect((await signal).aborted).toBe(true)
})

test('is not aborted by an answer', async () => {
  const { answer, signal } = await requestUntil(() => Promise.resolve())
  expect(await answer).toBe('answer')
  expect((await signal).aborted).toBe(false)
})
