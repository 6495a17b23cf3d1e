import { expect, test } from 'vitest'
import type { FileMember } from './file-member.ts'
import { bytesInChunks, collectAll } from './testing/bytes-in-chunks.ts'
import { inUtf8, otherEncoding } from './text-encoding.ts'

/** 号,题 / CN209900001A,风筝 in GB18030; `iconv -t gb18030` gives the same. */
const GB = Buffer.from('bac52cccf20d0a434e323039393030303031412cb7e7f3dd0d0a'.replace('ccf2', 'cce2'), 'hex')
const TEXT = '号,题\r\nCN209900001A,风筝\r\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-16 with a mark', utf16(`\uFEFF${TEXT}`), 'utf-16le'],
  ['UTF-16 turned round', utf16(`\uFEFF${TEXT}`).swap16(), 'utf-16be'],
  ['UTF-16 without a mark', utf16('publication_number,title\n'), 'utf-16le'],
  ['GB18030', GB, 'gb18030'],
  ['UTF-8', Buffer.from(TEXT), null],
  ['UTF-8 cut within a sign', Buffer.from(TEXT).subarray(0, 2), null],
  ['Latin-1', Buffer.from('Zürich;Café;Müller', 'latin1'), null],
  ['bytes', Buffer.from([0xff, 0x00, 0x80, 0x81]), null],
  ['XML that names its encoding', Buffer.concat([Buffer.from('<?xml version="1.0" encoding="GBK"?><a>'), GB]), null],
])('%s', (_, bytes, encoding) => expect(otherEncoding(bytes)).toBe(encoding))

const member = (bytes: Buffer): FileMember => ({
  name: 'a.csv',
  head: bytes.subarray(0, 9),
  bytes: bytesInChunks(bytes, 5),
  passed: () => 0,
})
const read = async (bytes: Buffer) => Buffer.concat(await collectAll(inUtf8(member(bytes)).bytes)).toString('utf8')

test('a file in another encoding is read as if it were in UTF-8, wherever its chunks end', async () => {
  expect(await read(utf16(`\uFEFF${TEXT}`))).toBe(TEXT)
  expect(await read(GB)).toBe(TEXT)
  expect(await read(Buffer.from(TEXT))).toBe(TEXT)
})

test('bytes that are not in the encoding of the beginning of a file are damage, reported in both languages', async () => {
  await expect(read(Buffer.concat([GB, Buffer.from([0xff, 0xff])]))).rejects.toMatchObject({
    reason: { en: 'is neither UTF-8 nor gb18030', zh: '编码既不是 UTF-8 也不是 gb18030' },
  })
})
