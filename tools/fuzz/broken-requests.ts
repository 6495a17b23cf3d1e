import { connect } from 'node:net'
import type { AnyCall } from '@gezhi/contract'
import type { Random } from '@gezhi/imports/demo'
import { judge, type FuzzAnswer } from './answer-of.ts'

/** ms after which an incomplete request is abandoned; the server rightly waits longer for the rest. */
const GIVEN_UP = 500
const NO_ANSWER = 'closed or still waiting'

type Broken = (path: string, host: string, random: Random) => string | Buffer

const post = (path: string, host: string, headers: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`
const JSON_TYPE = 'Content-Type: application/json\r\n'
const withLength = (path: string, host: string, body: Buffer, headers = JSON_TYPE) =>
  Buffer.concat([Buffer.from(post(path, host, `${headers}Content-Length: ${body.length}`, '')), body])

const BROKEN: readonly Broken[] = [
  (path, host) => post(path, host, `${JSON_TYPE}Content-Length: 100`, '{"a":'),
  (path, host) => post(path, host, `${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3`, '{}x'),
  (path, host) => post(path, host, `${JSON_TYPE}Content-Length: -1`, '{}'),
  (path, host) => post(path, host, `${JSON_TYPE}Transfer-Encoding: chunked`, 'zz\r\n{}\r\n0\r\n\r\n'),
  (path, host) => post(path, host, `${JSON_TYPE}Transfer-Encoding: chunked\r\nContent-Length: 2`, '2\r\n{}\r\n0\r\n\r\n'),
  (path, host) => post(path, host, `${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 2`, '{}'),
  (path, host) => post(path, host, 'Content-Type: application/json; charset=utf-7\r\nContent-Length: 2', '{}'),
  (path, host) => post(path, host, 'Content-Type: multipart/form-data\r\nContent-Length: 2', '{}'),
  (path, host) =>
    post(path, host, 'Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 30', '--a\r\nContent-Disposition: x\r\n\r\n'),
  (path, host) => post(path, host, 'Content-Type: ;;;\r\nContent-Length: 2', '{}'),
  (path, host) => post(path, host, `${JSON_TYPE}token: a\u0000b\r\nContent-Length: 2`, '{}'),
  (path, host) => post(path, host, `${JSON_TYPE}no colon here\r\nContent-Length: 2`, '{}'),
  (path, host) => post(path, host, `${JSON_TYPE}X: ${'a'.repeat(100_000)}\r\nContent-Length: 2`, '{}'),
  (path, host) => post(path, host, `${JSON_TYPE}token: ${'t'.repeat(8000)}\r\nsignature: 字\r\ntimestamp: NaN\r\nContent-Length: 2`, '{}'),
  (path, host) => post(`${path}/%`, host, `${JSON_TYPE}Content-Length: 2`, '{}'),
  (path, host) => post(`${path}/..%2f..%2fetc/passwd%00`, host, `${JSON_TYPE}Content-Length: 2`, '{}'),
  (path, host) => post(`${path}?${'a='.repeat(20_000)}`, host, `${JSON_TYPE}Content-Length: 2`, '{}'),
  (path, host, random) =>
    `${random.pick(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW'])} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  (path) => `POST ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`,
  (path) => `POST ${path} HTTP/3.7\r\n\r\n`,
  () => `\r\n\r\n\u0000\u0001\u0002 GARBAGE\r\n\r\n`,
  (path, host) => withLength(path, host, Buffer.alloc(0)),
  (path, host) => withLength(path, host, Buffer.from('\ufeff{}')),
  (path, host) => withLength(path, host, Buffer.from('{"a":1}', 'utf16le')),
  (path, host) => withLength(path, host, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  (path, host) => withLength(path, host, Buffer.from('['.repeat(100_000))),
  (path, host) => withLength(path, host, Buffer.from(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)),
  (path, host) => withLength(path, host, Buffer.from('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}')),
  (path, host) => withLength(path, host, Buffer.from(`{"filter":${'1'.repeat(100_000)}}`)),
  (path, host) => withLength(path, host, Buffer.from('nul')),
]

/**
 * Sends a request that violates HTTP or JSON, or barely conforms, and checks the response: a rejection or a closed connection, never a
 * server error.
 */
export async function brokenRequest({ hostname, port, host }: URL, { path }: AnyCall, random: Random): Promise<FuzzAnswer> {
  const start = performance.now()
  const text = await exchange(hostname, Number(port), random.pick(BROKEN)(path, host, random))
  const milliseconds = performance.now() - start
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? []
  if (status === undefined) return { milliseconds, outcome: NO_ANSWER }
  const [head = '', ...body] = text.split('\r\n\r\n')
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? ''
  const content = body.join('\r\n\r\n')
  // Complete, neither compressed nor chunked: otherwise only the status counts.
  const isWhole = Number(/^content-length: (\d+)$/im.exec(head)?.[1]) === Buffer.byteLength(content)
  return { milliseconds, ...judge(Number(status), isWhole && content !== '' ? type : '', content) }
}

/** The server's response to bytes, until it closes or is silent for a while. */
function exchange(hostname: string, port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ host: hostname, port })
    socket.setTimeout(GIVEN_UP, () => socket.destroy())
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.write(bytes)
  })
}
