import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { httpTimeouts, registerHttpLimits } from './http-limits.ts'

const SLOW = { GEZHI_HTTP_HEADER_SECONDS: 1, GEZHI_HTTP_REQUEST_SECONDS: 4 }
const HEAD = 'POST /api/user/user/getLoginWays HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** A connection that sends one part every 50 ms and never ends by itself. */
function dripping(port: number, first: string, drip: string, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: drip !== '' })
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  socket.on('error', () => {})
  socket.write(first)
  const timer = setInterval(() => socket.writable && socket.write(drip), 50)
  const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve())).finally(() => clearInterval(timer))
  onTestFinished(() => void socket.destroy())
  return { socket, connected, closed, received: () => received }
}

const openAt = (app: FastifyInstance) => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

describe('connections that only drip', async () => {
  const { app } = await buildTestApp({ settings: SLOW })
  const port = await listening(app)

  it('are answered 408 and closed, a hundred of them, though they go on sending', async () => {
    const all = Array.from({ length: 100 }, () => dripping(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'))
    await Promise.all(all.map(({ connected }) => connected))
    await expect.poll(() => openAt(app), { timeout: 240_000 }).toBe(0)
    for (const { received } of all) expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*"error":"REQUEST_TIMEOUT"/)
  })

  it('are closed that send nothing at all, and those whose body never ends', async () => {
    const silent = dripping(port, '', '')
    const body = dripping(port, `${HEAD}Content-Length: 900000\r\n\r\n{`, ' ')
    await Promise.all([silent.closed, body.closed])
    expect(body.received()).toContain('408')
  })

  it('an upload that takes longer than headers may still arrives', async () => {
    const text = JSON.stringify({ telephone: 'x' })
    const slow = dripping(
      port,
      `POST /api/user/user/checkUserInfo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${text.length + 28}\r\n\r\n${text}`,
      ' ',
    )
    await slow.closed
    expect(slow.received()).toMatch(/^HTTP\/1\.1 200 /)
  })
})

it('bodies that are begun and not finished take no more than a maximum together, of the network that has most', async () => {
  const settings = readSettings({})
  const app = Fastify(httpTimeouts(settings))
  registerHttpLimits(app, settings, undefined, { bodies: 200_000, answers: 200_000 })
  app.post('/', async () => 'received')
  onTestFinished(() => app.close())
  const port = await listening(app)
  const begin = (address: string) => {
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 60000\r\n\r\n'
    return dripping(port, head + 'x'.repeat(50_000), '', address)
  }
  const other = begin('127.0.0.2')
  const hostile = Array.from({ length: 10 }, () => begin('127.0.0.3'))
  await expect.poll(() => hostile.filter(({ received }) => received() !== '').length).toBeGreaterThanOrEqual(7)
  for (const { received } of hostile) if (received() !== '') expect(received()).toMatch(/^HTTP\/1\.1 408 /)
  other.socket.write('x'.repeat(10_000))
  await other.closed
  expect(other.received()).toMatch(/^HTTP\/1\.1 200 [^]*received/)
})

it('responses that nobody reads take no more than a maximum together, of the network that has most', async () => {
  const settings = readSettings({})
  const app = Fastify(httpTimeouts(settings))
  const size = 16 * 1024 * 1024
  registerHttpLimits(app, settings, undefined, { bodies: size, answers: 4 * size })
  let answered = 0
  app.get('/large', async () => {
    answered += 1
    return Buffer.alloc(size, 'x')
  })
  onTestFinished(() => app.close())
  const port = await listening(app)
  const begin = (address: string) => {
    const client = dripping(port, 'GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', '', address)
    client.socket.pause()
    return client
  }
  const other = begin('127.0.0.2')
  const hostile = Array.from({ length: 10 }, () => begin('127.0.0.3'))
  await expect.poll(() => answered).toBe(11)
  await expect.poll(() => openAt(app)).toBeLessThanOrEqual(6)
  for (const { socket } of hostile) socket.destroy()
  other.socket.resume()
  await other.closed
  expect(other.received().length).toBeGreaterThan(size)
})

describe('the rate limit of a connection', () => {
  const settings = readSettings({})
  const server = async (minimumRate: { grace: number; bytesPerSecond: number; stalled: number }, connections = 100) => {
    const app = Fastify(httpTimeouts(settings))
    registerHttpLimits(app, { ...settings, GEZHI_HTTP_CONNECTIONS: connections }, minimumRate)
    app.post('/', async () => 'received')
    app.get('/long', async () => Buffer.alloc(64 * 1024 * 1024))
    app.get('/late', async () => sleep(1500, 'at last'))
    onTestFinished(() => app.close())
    return { app, port: await listening(app) }
  }
  const QUICK = { grace: 300, bytesPerSecond: 1000, stalled: 500 }
  const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 4000\r\n\r\n'
  const ask = (port: number, path: string) => dripping(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, '')

  it('a body below it ends in 408, one above it is received', async () => {
    const { port } = await server(QUICK)
    const [drip, upload] = [dripping(port, POST, 'x'), dripping(port, POST, 'x'.repeat(400))]
    await Promise.all([drip.closed, upload.closed])
    expect(drip.received()).toMatch(/^HTTP\/1\.1 408 /)
    expect(upload.received()).toMatch(/^HTTP\/1\.1 200 [^]*received/)
  })

  it('a client that reads nothing of its answer is left; an answer that takes long is waited for', async () => {
    const { app, port } = await server(QUICK)
    const deaf = ask(port, '/long')
    deaf.socket.pause()
    const late = ask(port, '/late')
    await late.closed
    expect(late.received()).toContain('at last')
    await expect.poll(() => openAt(app), { timeout: 240_000 }).toBe(0)
  })

  it('beyond the limit of connections one is closed at once, and idle ones make room for the next', async () => {
    const { app, port } = await server(QUICK, 3)
    const idle: Socket[] = []
    for (let count = 0; count < 3; count += 1) {
      const { socket, received } = dripping(port, 'GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n', '')
      idle.push(socket)
      await expect.poll(received).toContain('404')
    }
    expect(await openAt(app)).toBe(3)
    const beyond = ask(port, '/late')
    await beyond.closed
    expect(beyond.received()).toBe('')
    await expect.poll(() => openAt(app)).toBe(0)
    const next = ask(port, '/late')
    await next.closed
    expect(next.received()).toContain('at last')
  })
})
