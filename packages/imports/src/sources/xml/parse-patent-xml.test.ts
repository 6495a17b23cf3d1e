import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { parsePatentXml } from './parse-patent-xml.ts'

it('fetches and reads nothing that a document names: external entities and definitions', async () => {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.dtd`
  for (const system of [outside, 'file:///etc/passwd'])
    for (const declared of [`<!ENTITY x SYSTEM "${system}">`, `<!ENTITY % x SYSTEM "${system}"> %x;`])
      expect(textOf(`<!DOCTYPE a SYSTEM "${system}" [${declared}]><a>1&x;2</a>`)).not.toMatch(/secret|root:/)
  await new Promise((resolve) => setTimeout(resolve, 50))
  server.close()
  expect(requests).toBe(0)
})

it('expands no entity that a document defines: a few lines cannot become gigabytes', () => {
  const levels = Array.from({ length: 30 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)
  const text = textOf(`<!DOCTYPE a [<!ENTITY e0 "laugh">${levels.join('')}]><a>&e30;</a>`)
  expect(text.length).toBeLessThan(1000)
})

/** The text of a document, or the error with which it is rejected. */
function textOf(xml: string): string {
  try {
    return parsePatentXml(xml).text
  } catch (error) {
    return String(error)
  }
}
