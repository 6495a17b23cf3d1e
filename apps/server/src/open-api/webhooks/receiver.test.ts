import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { postEvent, receiverProblem } from './receiver.ts'

const LOCAL = { networks: ['127.0.0.0/8', '::1'], allowsHttp: true }
const NONE = { networks: [], allowsHttp: true }
const EVENT = { headers: { 'webhook-id': 'msg_1' }, body: '{"text":"监控"}' }
const never = () => new AbortController().signal

/** Written in ways that programs read as an address of this machine or of a cloud's metadata. */
const INTERNAL = [
  ...(['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://0/'] as const),
  ...(['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[64:ff9b::7f00:1]/', 'http://169.254.169.254/latest/meta-data/'] as const),
  ...(['http://localhost/', 'http://LOCALHOST/', 'http://１２７.0.0.1/'] as const),
]

describe('a receiver', async () => {
  const requests: string[] = []
  const serve = async (answer: (response: ServerResponse, url: string) => void): Promise<Server & { origin: string }> => {
    const server = createServer((request, response) => {
      requests.push(request.url!)
      answer(response, request.url!)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return Object.assign(server, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  }
  const server = await serve((response, url) => {
    if (url === '/redirect') response.writeHead(302, { location: '/secret' }).end()
    else if (url === '/flood') flood(response)
    else if (url === '/silent') return
    else response.writeHead(200).end('ok')
  })
  afterAll(() => void server.close().closeAllConnections())
  const post = (path: string, limits = LOCAL) => postEvent(`${server.origin}${path}`, EVENT, limits, never())

  it.each(INTERNAL)('on an internal address is rejected, when it is saved and when it is sent to: %s', async (url) => {
    expect(await receiverProblem(url, NONE)).toBe('forbidden')
    expect(await postEvent(url, EVENT, NONE, never())).toEqual({ failure: 'forbidden', detail: '' })
  })

  it('without https is rejected in production', async () => {
    const limits = { ...LOCAL, allowsHttp: false }
    expect(await receiverProblem(`${server.origin}/`, limits)).toBe('http')
    const before = requests.length
    expect(await post('/', limits)).toMatchObject({ failure: 'forbidden' })
    expect(requests).toHaveLength(before)
  })

  it('with an unknown name is rejected', async () => {
    expect(await receiverProblem('https://no-such-host.invalid/', NONE)).toBe('unresolved')
    expect(await postEvent('https://no-such-host.invalid/', EVENT, NONE, never())).toMatchObject({ failure: 'unresolved' })
  })

  it('gets the event in networks that are allowed, also by name', async () => {
    expect(await post('/')).toEqual({ statusCode: 200, detail: '' })
    expect(await postEvent(`${server.origin.replace('127.0.0.1', 'localhost')}/named`, EVENT, LOCAL, never())).toMatchObject({
      statusCode: 200,
    })
    expect(requests).toContain('/named')
  })

  it('that redirects is not followed', async () => {
    expect(await post('/redirect')).toEqual({ statusCode: 302, detail: '' })
    expect(requests).not.toContain('/secret')
  })

  it('that answers without end is left after the first characters', async () => {
    expect(await post('/flood')).toEqual({ statusCode: 500, detail: 'x'.repeat(200) })
  })

  it('that is not there, or closes the connection, is a failed attempt', async () => {
    const gone = await serve((response) => response.destroy())
    expect(await postEvent(`${gone.origin}/`, EVENT, LOCAL, never())).toEqual({ failure: 'connection', detail: 'ECONNRESET' })
    gone.close().closeAllConnections()
    await once(gone, 'close')
    expect(await postEvent(`${gone.origin}/`, EVENT, LOCAL, never())).toEqual({ failure: 'connection', detail: 'ECONNREFUSED' })
  })

  it('that switches to another protocol is a failed attempt', async () => {
    const switching = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void switching.close().closeAllConnections())
    await once(switching, 'listening')
    switching.on('request', ({ socket }) => socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'))
    const { port } = switching.address() as AddressInfo
    expect(await postEvent(`http://127.0.0.1:${port}/`, EVENT, LOCAL, never())).toEqual({ failure: 'connection', detail: 'ECONNRESET' })
  })

  it('without a valid certificate is a failed attempt', async () => {
    const plain = `${server.origin.replace('http:', 'https:')}/`
    expect(await postEvent(plain, EVENT, LOCAL, never())).toMatchObject({ failure: 'certificate' })
  })

  it('that does not answer is left after 10 seconds', async () => {
    expect(await post('/silent')).toEqual({ failure: 'timeout', detail: '' })
  }, 20_000)

  it('is left at once when the process ends', async () => {
    const ending = new AbortController()
    onTestFinished(() => ending.abort())
    const attempt = postEvent(`${server.origin}/silent`, EVENT, LOCAL, ending.signal)
    await expect.poll(() => requests.filter((url) => url === '/silent').length).toBe(2)
    ending.abort(new Error('The process ends'))
    await expect(attempt).rejects.toThrow('The process ends')
  })
})

/** Writes for as long as the connection is open. */
function flood(response: ServerResponse): void {
  response.writeHead(500)
  const timer = setInterval(() => response.write('x'.repeat(10_000)), 5)
  response.on('close', () => clearInterval(timer))
}
