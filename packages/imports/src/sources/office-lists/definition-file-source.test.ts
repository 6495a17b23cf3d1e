import { expect, test } from 'vitest'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { DEFINITION_FILE_SOURCE } from './definition-file-source.ts'

const DEFINITION = `<?xml version="1.0"?>
<!-- use: <!DOCTYPE kite SYSTEM "kite.dtd"> <kite> -->
<!ELEMENT kite (tail)>
`

test('definitions are distinguished from documents with definitions of their own', () => {
  expect(DEFINITION_FILE_SOURCE.recognises('<!-- a --><!ENTITY mdash "&#8212;">')).toBe(true)
  expect(DEFINITION_FILE_SOURCE.recognises('<!DOCTYPE kite [<!ELEMENT kite (tail)>]><kite/>')).toBe(false)
  expect(DEFINITION_FILE_SOURCE.recognises('<kite><![CDATA[<!ELEMENT kite>]]></kite>')).toBe(false)
})

test('a definition is listed as one, whole, and nothing is read', async () => {
  const fragments = await collectAll(DEFINITION_FILE_SOURCE.fragments(bytesInChunks(Buffer.from(DEFINITION), 10)))
  expect(fragments).toEqual([{ position: 0, text: '', skipped: 'document type definition' }])
})
