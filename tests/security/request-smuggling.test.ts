import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'

/** A request that would be seen only if the server found the end of the one before it elsewhere than a proxy. */
const HIDDEN = 'GET /hidden-request HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
const POST = 'POST /api/user/user/checkUserInfo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const chunked = `0\r\n\r\n${HIDDEN}`

/** Messages whose end two readers may see at different places (RFC 9112, 6.3 and 11.2). */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  'a length and chunks': `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`,
  'chunks and a length': `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
  'two lengths': `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a list of lengths': `${POST}Content-Length: 0, ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a signed length': `${POST}Content-Length: +0\r\n\r\n${HIDDEN}`,
  'a hexadecimal length': `${POST}Content-Length: 0x0\r\n\r\n${HIDDEN}`,
  'an encoding that is not chunked last': `${POST}Transfer-Encoding: chunked, identity\r\n\r\n${chunked}`,
  'two encodings': `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${chunked}`,
  'an unknown encoding': `${POST}Transfer-Encoding: xchunked\r\n\r\n${chunked}`,
  'a blank before the colon': `${POST}Transfer-Encoding : chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
  'a folded line': `${POST}Content-Length: 4\r\nTransfer-Encoding:\r\n chunked\r\n\r\n${chunked}`,
  'a bare line feed between headers': `${POST}X: a\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
  'a control character in a header': `${POST}Content-Length: 4\r\nX: a\u0000Transfer-Encoding: chunked\r\n\r\n${chunked}`,
  'a size of a chunk that is no number': `${POST}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${HIDDEN}`,
  'a chunk that is longer than its size': `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}x\r\n0\r\n\r\n${HIDDEN}`,
  'a version that is none': `POST / HTTP/9.9\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n${HIDDEN}`,
}

it('a message whose end is ambiguous is answered once, with 400, and its connection closed', async () => {
  const seen: string[] = []
  const { app } = await buildTestApp()
  app.addHook('onRequest', async ({ url }) => void seen.push(url))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const exchange = (message: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(message, 'latin1'))
      socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
      socket.on('error', reject).on('close', () => resolve(answer))
    })
  for (const [name, message] of Object.entries(AMBIGUOUS)) {
    const answer = await exchange(message)
    expect(answer.match(/^HTTP.*/gm), name).toEqual([expect.stringMatching(/^HTTP\/1\.1 400/)])
  }
  expect(seen).not.toContain('/hidden-request')
  // What is not ambiguous is answered, one message after another.
  const both = await exchange(
    `${POST}Content-Length: 2\r\n\r\n{}GET /hidden-request HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
  )
  expect(both.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(2)
  expect(seen).toContain('/hidden-request')
})
