import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
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
  const members = expected === 'whole' ? [['file', bytes.length]] : expected
  expect(await membersOf(Buffer.from(bytes))).toEqual(members)
})

test('a truncated zip is read with its complete members and the rest of the last one, then reported', async () => {
  const other = Buffer.from(Array.from({ length: 50_000 }, (_, i) => String((i * 7919) % 10_007)).join())
  const zip = zipSync({ 'a.txt': TEXT, 'b.txt': other })
  const members = await membersOf(Buffer.from(zip.subarray(0, zip.length - 60_000)))
  expect(members[0]).toEqual(['file!a.txt', TEXT.length])
  expect(members[1]?.[0]).toBe('file!b.txt')
  expect(members[1]?.[1]).toMatch(/^\d+ bytes, then: the zip file is incomplete/)
  expect(members).toHaveLength(2)
})

test('a zip behind other bytes gives all its files', async () => {
  const zip = Buffer.concat([Buffer.from('#!/bin/sh\nexit\n'), zipSync({ 'a.txt': TEXT, 'b.txt': Buffer.from('b') })])
  expect(await membersOf(zip)).toEqual([
    ['file!a.txt', TEXT.length],
    ['file!b.txt', 1],
    ['file', expect.stringContaining('the directory of the zip file is invalid')],
  ])
})

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a compound file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('%s with a zip within it is no archive', async (_, start) => {
  const bytes = Buffer.concat([start, zipSync({ 'a.txt': TEXT })])
  expect(await membersOf(bytes)).toEqual([['file', bytes.length]])
})

test('a member that does not fit its checksum is read and named', async () => {
  const zip = Buffer.from(zipSync({ 'a.txt': [Buffer.from('kite'), { level: 0 }] }))
  zip.write('kit3', zip.indexOf('kite'))
  expect(await membersOf(zip)).toEqual([['file!a.txt', '4 bytes, then: is damaged in the zip file: checksum does not match']])
})

const PARTS = { 'a.txt': TEXT, 'b.txt': Buffer.from('b'.repeat(5000)), 'c.txt': Buffer.from('c') }
const WHOLE = Object.entries(PARTS).map(([name, part]) => [`file!${name}`, part.length])

/** Written as a stream: lengths and checksums follow the data. */
function streamedZip(): Buffer {
  const chunks: Uint8Array[] = []
  const zip = new Zip((_, chunk) => chunks.push(chunk))
  for (const [name, part] of Object.entries(PARTS)) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(part, true)
  }
  zip.end()
  return Buffer.concat(chunks)
}

const plainZip = () => Buffer.from(zipSync(PARTS))
const directoryOf = (zip: Buffer) => zip.readUInt32LE(zip.length - 6)
const changed = (zip: Buffer, change: (zip: Buffer) => unknown) => {
  change(zip)
  return zip
}

describe.each([
  ['with lengths before the data', plainZip],
  ['with lengths behind the data', streamedZip],
])('a zip %s', (_, make) => {
  test('is in order', async () => expect(await membersOf(make())).toEqual(WHOLE))

  test.each([
    ['offset of the directory', (zip: Buffer) => zip.writeUInt32LE(7, zip.length - 6)],
    ['number of files', (zip: Buffer) => zip.writeUInt16LE(1, zip.length - 12)],
    ['mark of the directory', (zip: Buffer) => zip.write('XX', directoryOf(zip))],
    ['place of a file', (zip: Buffer) => zip.writeUInt32LE(99, directoryOf(zip) + 42)],
    ['compressed length', (zip: Buffer) => zip.writeUInt32LE(3, directoryOf(zip) + 20)],
    ['method', (zip: Buffer) => zip.writeUInt16LE(77, directoryOf(zip) + 10)],
  ])('with a wrong %s all files are read and it is reported', async (__, spoil) => {
    const members = await membersOf(changed(make(), spoil))
    expect(members.slice(0, -1)).toEqual(WHOLE)
    expect(members.at(-1)).toEqual(['file', expect.stringContaining('the directory of the zip file is invalid')])
  })

  test('without its directory all files are read and it is reported', async () => {
    const members = await membersOf(make().subarray(0, directoryOf(make())))
    expect(members).toEqual([...WHOLE, ['file', expect.stringContaining('is incomplete')]])
  })

  test('with other data behind it, within a gz too, all files are read and it is reported', async () => {
    const zip = Buffer.concat([make(), Buffer.from('kite')])
    const wrong = ['file', expect.stringContaining('the directory of the zip file is invalid')]
    expect(await membersOf(zip)).toEqual([...WHOLE, wrong])
    expect(await membersOf(gzipSync(zip))).toEqual([...WHOLE, wrong])
    const outside = ['file', 'unexpected data follows the gz content']
    expect(await membersOf(Buffer.concat([gzipSync(make()), Buffer.from('kite')]))).toEqual([...WHOLE, outside])
  })

  test('with a damaged file gives the others, with its directory and without', async () => {
    const spoil = (zip: Buffer) => zip.fill(0xff, 45, 80)
    const damaged = ['file!a.txt', expect.stringContaining('is damaged in the zip file')]
    expect(await membersOf(changed(make(), spoil))).toEqual([damaged, ...WHOLE.slice(1)])
    const cut = make().subarray(0, directoryOf(make()))
    expect(await membersOf(changed(cut, spoil))).toEqual([damaged, ...WHOLE.slice(1), ['file', expect.stringContaining('is incomplete')]])
  })
})

test('files that nobody reads do not keep those behind them from being found', async () => {
  const path = join(tempFolder(), 'file')
  writeFileSync(path, streamedZip().subarray(0, directoryOf(streamedZip())))
  const names: string[] = []
  for await (const { name } of openMembers({ path, name: 'file', bytes: 0 })) names.push(name)
  expect(names).toEqual(['file!a.txt', 'file!b.txt', 'file!c.txt', 'file'])
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
