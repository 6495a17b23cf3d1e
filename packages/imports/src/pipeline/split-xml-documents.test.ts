import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitXmlDocuments } from './split-xml-documents.ts'
import { bytesInChunks, collectAll } from './testing/bytes-in-chunks.ts'

const WITH_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE kite SYSTEM "kite.dtd" [ ]>\n<kite><tail>风筝</tail></kite>'
const BARE = '<kite a="1"><kites/></kite>'
const UNCLOSED = '<?xml version="1.0"?><reel><line>'

test('documents come whole however the bytes are cut, with their place in the file', async () => {
  const document = fc.constantFrom(WITH_DECLARATION, BARE, '<!-- <note> -->\n<reel></reel>')
  await fc.assert(
    fc.asyncProperty(fc.array(document), fc.integer({ min: 1, max: 200 }), async (documents, size) => {
      const file = documents.map((text) => `${text}\n\n`).join('')
      const fragments = await collectAll(splitXmlDocuments(bytesInChunks(file, size)))
      expect(fragments.map(({ text }) => text)).toEqual(documents)
      for (const { position, text } of fragments) {
        expect(
          Buffer.from(file)
            .subarray(position, position + Buffer.byteLength(text))
            .toString(),
        ).toBe(text)
      }
    }),
  )
})

test('a document without its end tag ends before the next declaration', async () => {
  const fragments = await collectAll(splitXmlDocuments(bytesInChunks(`${BARE}${UNCLOSED}${WITH_DECLARATION}${UNCLOSED}`, 30)))
  expect(fragments.map(({ text }) => text)).toEqual([BARE, UNCLOSED, WITH_DECLARATION, UNCLOSED])
})

test('a document that is too long is an error of its own, and the next one is found', async () => {
  const long = `<?xml version="1.0"?><kite>${'x'.repeat(5000)}</kite>\n`
  const fragments = await collectAll(splitXmlDocuments(bytesInChunks(`${WITH_DECLARATION}${long}${WITH_DECLARATION}`, 100), 2000))
  expect(fragments.map((fragment) => fragment.error?.en)).toEqual([undefined, 'longer than 64 MiB', undefined])
  expect(fragments[1]?.position).toBe(Buffer.byteLength(WITH_DECLARATION))
  expect(fragments[2]?.text).toBe(WITH_DECLARATION)
})

test('the declared encoding is used; invalid bytes are an error', async () => {
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><kite>Café</kite>', 'latin1')
  const wrong = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><kite>Café</kite>', 'latin1')
  const fragments = await collectAll(splitXmlDocuments(bytesInChunks(Buffer.concat([latin, wrong]), 20)))
  expect(fragments[0]?.text).toContain('Café')
  expect(fragments[1]?.error?.en).toBe('is not UTF-8')
})

test('hundreds of megabytes of nothing, before a document or in one, are passed over at one reading', async () => {
  const blank = Buffer.alloc(1024 * 1024, ' ')
  const file = async function* () {
    for (let at = 0; at < 100; at++) yield blank
    yield Buffer.from('<?xml version="1.0"?><kite>')
    for (let at = 0; at < 150; at++) yield blank
    yield Buffer.from(WITH_DECLARATION)
  }
  const fragments = await collectAll(splitXmlDocuments(file()))
  expect(fragments.map(({ text, error }) => error?.en ?? text)).toEqual(['longer than 64 MiB', WITH_DECLARATION])
})
