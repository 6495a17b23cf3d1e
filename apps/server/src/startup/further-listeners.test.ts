import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { SHARES_PORT } from './further-listeners.ts'
import { listen } from './listen.ts'

const HOST = '127.0.0.1'

async function started() {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/', async () => 'received')
  const address = await listen(app, { HOST, PORT: 0 })
  onTestFinished(() => app.close())
  return { app, address, port: Number(new URL(address).port) }
}

// Elsewhere a port cannot be listened on several times.
test.runIf(SHARES_PORT)(
  'several connections are accepted in each turn of the event loop, so that many abandoned ones do not delay others',
  async () => {
    const { app, port } = await started()
    let accepted = 0
    app.server.on('connection', () => (accepted += 1))
    const clients = Array.from({ length: 64 }, () => connect(port, HOST))
    onTestFinished(() => clients.forEach((client) => client.destroy()))
    let turns = 0
    while (accepted < clients.length) {
      // The connections are established by the system while this blocks the event loop.
      const end = performance.now() + 5
      while (performance.now() < end);
      await setImmediate()
      turns += 1
    }
    expect(turns).toBeLessThan(clients.length / 2)
  },
)

test('each connection is answered; when the server is closed, none remains and the port is free', async () => {
  const { app, address, port } = await started()
  const clients = Array.from({ length: 40 }, () => connect(port, HOST))
  const answers = clients.map(async (client) => {
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return String((await once(client, 'data'))[0])
  })
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*received$/)
  await app.close()
  await expect.poll(() => clients.every((client) => client.readableEnded || client.destroyed)).toBe(true)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  const next = Fastify()
  onTestFinished(() => next.close())
  expect(await listen(next, { HOST, PORT: port })).toBe(address)
})

test('a second server on the same port is rejected', async () => {
  const { port } = await started()
  await expect(listen(Fastify(), { HOST, PORT: port })).rejects.toThrow(`Port ${port} of ${HOST} is in use`)
})
