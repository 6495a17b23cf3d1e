import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openMembers } from './open-members.ts'
import { tempFolder } from './testing/temp-folder.ts'

const TEXT = Buffer.from('风筝。'.repeat(50_000))

test.each([
  ['plain', TEXT, [['file', TEXT.length]]],
  ['gz', gzipSync(TEXT), [['file', TEXT.length]]],
  [
    'zip',
    zipSync({ 'a.txt': TEXT, 'b/c.txt': Buffer.from('c') }),
    [
      ['file!a.txt', TEXT.length],
      ['file!b/c.txt', 1],
    ],
  ],
  ['gz in zip', zipSync({ 'a.gz': gzipSync(TEXT) }), [['file!a.gz', TEXT.length]]],
  ['zip in zip', zipSync({ 'a.zip': zipSync({ b: TEXT }) }), [['file!a.zip!b', TEXT.length]]],
  ['zip in gz', gzipSync(zipSync({ b: TEXT })), [['file!b', TEXT.length]]],
  ['document of an office suite', zipSync({ '[Content_Types].xml': Buffer.from('<Types/>'), 'xl/a.xml': TEXT }), 'whole'],
  ['empty', Buffer.alloc(0), [['file', 0]]],
] as const)('%s', async (_, bytes, expected) => {
  const wanted = expected === 'whole' ? [['file', bytes.length]] : expected
  expect(await membersOf(Buffer.from(bytes))).toEqual(wanted)
})

test('a truncated zip gives its whole members and what is there of the last one, then says so', async () => {
  const other = Buffer.from(Array.from({ length: 50_000 }, (_, i) => String((i * 7919) % 10_007)).join())
  const zip = zipSync({ 'a.txt': TEXT, 'b.txt': other })
  const members = await membersOf(Buffer.from(zip.subarray(0, zip.length - 60_000)))
  expect(members[0]).toEqual(['file!a.txt', TEXT.length])
  expect(members[1]?.[0]).toBe('file!b.txt')
  expect(members[1]?.[1]).toMatch(/^\d+ bytes, then: the zip file ends too early/)
  expect(members).toHaveLength(2)
})

test('a member that does not fit its checksum is read and named', async () => {
  const zip = Buffer.from(zipSync({ 'a.txt': [Buffer.from('kite'), { level: 0 }] }))
  zip.write('kit3', zip.indexOf('kite'))
  expect(await membersOf(zip)).toEqual([['file!a.txt', '4 bytes, then: is damaged within its zip: checksum does not match']])
})

async function membersOf(bytes: Buffer): Promise<[string, number | string][]> {
  const path = join(tempFolder(), 'file')
  writeFileSync(path, bytes)
  const found: [string, number | string][] = []
  for await (const member of openMembers({ path, name: 'file', bytes: bytes.length })) {
    if ('damage' in member) found.push([member.name, member.damage.reason.en])
    else found.push([member.name, await lengthOf(member.bytes)])
  }
  return found
}

async function lengthOf(bytes: AsyncIterable<Buffer>): Promise<number | string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of bytes) chunks.push(chunk)
    return Buffer.concat(chunks).length
  } catch (error) {
    return `${Buffer.concat(chunks).length} bytes, then: ${(error as Error).message.split(' / ')[0]}`
  }
}
