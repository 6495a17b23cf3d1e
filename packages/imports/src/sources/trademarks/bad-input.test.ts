import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { TRADEMARK_KIND } from '@gezhi/records'
import { ReusedEngines } from '@gezhi/search-sqlite/testing'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { ImportEvent } from '../../pipeline/import-event.ts'
import { pictureDamage } from '../../pipeline/picture-damage.ts'
import { keyOfDrawing } from '../../pipeline/picture-key.ts'
import { runImport } from '../../pipeline/run-import.ts'
import { tempFolder } from '../../pipeline/testing/temp-folder.ts'

const FIGURATIVE = readFileSync(join(import.meta.dirname, 'euipo/fixtures/em-tm-figurative.xml'), 'utf8')
const DAILY = readFileSync(join(import.meta.dirname, 'uspto/fixtures/tdxf-daily.xml'), 'utf8')
/** The same mark under another number, with a picture of its own. */
const markOf = (number: number) =>
  FIGURATIVE.replaceAll('098000001', `09800000${number}`).replaceAll('000990000001', `00099000000${number}`)

const engines = new ReusedEngines(TRADEMARK_KIND, { readers: 1 })
afterAll(() => engines.close())

async function importing(name: string, content: string | Uint8Array) {
  const folder = tempFolder()
  mkdirSync(join(folder, 'in'))
  writeFileSync(join(folder, 'in', name), content)
  const { engine, dispose } = await engines.next()
  onTestFinished(dispose)
  const stored = new Map<string, Buffer>()
  const pictures = { put: async (key: string, bytes: Buffer) => stored.get(key) === undefined && stored.set(key, bytes) !== undefined }
  const run = async () => {
    const damaged: (readonly [string, string])[] = []
    const onEvent = (event: ImportEvent) => event.kind === 'damaged' && damaged.push([event.file, event.reason.en])
    const request = { engines: { trademark: engine }, pictures, paths: [join(folder, 'in')], rejectedFolder: folder }
    return { report: await runImport({ ...request, onEvent }), damaged }
  }
  return { engine, stored, run }
}

/** A PNG of one chunk besides the last; what it shows does not matter. */
function png(side = 1): Buffer {
  const chunk = (type: string, data: string) => {
    const body = Buffer.from(type + data, 'latin1')
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size.toString('latin1') + '\b\x06\0\0\0'),
    chunk('IEND', ''),
  ])
}
const JPEG = Buffer.from('\xff\xd8\xff\xe0 a picture \xff\xd9', 'latin1')

test('a wrong Nice class of the EUIPO rejects its document by element and value; the document is kept in the file of rejects', async () => {
  const wrong = markOf(2).replace('<ClassNumber>35<', '<ClassNumber>46<')
  const { engine, run } = await importing('week.xml', markOf(1) + wrong + markOf(3))
  const { report } = await run()
  const reason = { en: 'ClassNumber is not a Nice class, 1 to 45: 46', zh: 'ClassNumber 不是尼斯类别（1 至 45）：46' }
  expect(report).toMatchObject({ counts: { read: 3, new: 2, rejected: 1 }, reasons: [{ reason, count: 1, file: 'in/week.xml' }] })
  const kept = JSON.parse(readFileSync(report.rejectedFile ?? '', 'utf8')) as Record<string, unknown>
  expect(kept).toMatchObject({ file: 'in/week.xml', reason })
  expect(kept.position).toBe(Buffer.byteLength(markOf(1)))
  expect(kept.piece).toContain('<ApplicationNumber>098000002<')
  expect((await engine.get(['EM98000001', 'EM98000002', 'EM98000003'])).map(({ docId }) => docId)).toEqual(['EM98000001', 'EM98000003'])
  expect((await run()).report).toMatchObject({ counts: { new: 0, changed: 0 } })
})

test('a class number that is none in a file of the USPTO stays with its goods under its number', async () => {
  const { engine, run } = await importing(
    'daily.xml',
    DAILY.replace('GS0351', 'GS0991').replace('<international-code>035<', '<international-code>099<'),
  )
  expect((await run()).report).toMatchObject({ counts: { read: 2, new: 2, rejected: 0 } })
  const [mark] = await engine.get(['US99000011'])
  expect(mark?.record).toMatchObject({ niceClasses: ['09'], other: { GS0991: ['Retail of kites'], 'international class': ['099'] } })
})

test('broken pictures in an archive are reported by name and not stored; marks and whole pictures are imported', async () => {
  const whole = png()
  const members: Zippable = {
    'a/1.xml': strToU8(markOf(1)),
    'a/000990000001.JPG': JPEG,
    'a/2.xml': strToU8(markOf(2)),
    'a/000990000002.JPG': JPEG.subarray(0, -2),
    'a/3.xml': strToU8(markOf(3)),
    'a/000990000003.JPG': whole,
    'a/000990000004.PNG': whole.subarray(0, -6),
    'a/000990000005.PNG': Buffer.concat([whole.subarray(0, 20), Buffer.from('x'), whole.subarray(21)]),
  }
  const { engine, stored, run } = await importing('week.zip', zipSync(members))
  const first = await run()
  expect(first.report).toMatchObject({ counts: { read: 3, new: 3, rejected: 0 }, pictures: 2, damaged: 3 })
  const broken = ['000990000002.JPG', '000990000004.PNG', '000990000005.PNG']
  const damaged = broken.map((name) => [`in/week.zip!a/${name}`, 'the image is incomplete or damaged'])
  expect(first.damaged).toEqual(damaged)
  const pictures = (await engine.get(['EM98000001', 'EM98000002', 'EM98000003'])).map(({ record }) =>
    stored.has(keyOfDrawing(record.images?.[0] ?? {}) ?? ''),
  )
  expect(pictures).toEqual([true, false, true])
  const second = await run()
  expect(second).toMatchObject({ report: { counts: { new: 0, changed: 0 }, pictures: 0, damaged: 3 }, damaged })
})

test('a truncated zip: its complete members are imported, the rest is reported by name on every run', async () => {
  const whole = zipSync(Object.fromEntries([1, 2, 3].map((number) => [`${number}.xml`, [strToU8(markOf(number)), { level: 0 }]])))
  const { engine, run } = await importing('week.zip', whole.subarray(0, Math.floor(whole.length / 2)))
  const first = await run()
  expect(first.report.counts).toMatchObject({ new: 1, changed: 0 })
  expect(first.report.damaged).toBeGreaterThan(0)
  expect(first.damaged.map(([file]) => file)).toContain('in/week.zip!2.xml')
  expect((await engine.get(['EM98000001', 'EM98000002'])).map(({ docId }) => docId)).toEqual(['EM98000001'])
  const second = await run()
  expect(second.report.counts).toMatchObject({ new: 0, changed: 0 })
  expect(second.damaged).toEqual(first.damaged)
})

test('a status of the office that is unknown is stored as written, and reported once with its number', async () => {
  const withStatus = (number: number, status: string) =>
    markOf(number).replace('</ApplicationNumber>', `</ApplicationNumber><MarkCurrentStatusCode>${status}</MarkCurrentStatusCode>`)
  const { engine, run } = await importing(
    'week.xml',
    Buffer.from([withStatus(1, 'Under review'), withStatus(2, 'Under review'), withStatus(3, 'Registered')].join('')),
  )
  const { report } = await run()
  expect(report.unknownCodes).toEqual([
    expect.objectContaining({
      reason: { en: 'unknown status, stored as written: Under review', zh: '未知状态，按原文保存：Under review' },
      count: 2,
    }),
  ])
  const stored = await engine.get(['EM98000001', 'EM98000003'])
  expect(stored.map(({ record: { status, officeStatus } }) => [status, officeStatus])).toEqual([
    [undefined, 'Under review'],
    ['registered', 'Registered'],
  ])
})

test('XML in another encoding than it declares rejects the document, not the file', async () => {
  const latin = Buffer.from(markOf(2).replace('Zephyr', 'Zéphyr'), 'latin1')
  const { run } = await importing('week.xml', Buffer.concat([Buffer.from(markOf(1)), latin, Buffer.from(markOf(3))]))
  expect((await run()).report).toMatchObject({ counts: { read: 3, new: 2, rejected: 1 }, reasons: [{ reason: { en: 'is not UTF-8' } }] })
  expect((await run()).report).toMatchObject({ counts: { new: 0, changed: 0 } })
})

test('whole pictures have no damage, whatever follows them; other types are not checked', () => {
  for (const picture of [png(), Buffer.concat([png(), JPEG]), JPEG, Buffer.from('GIF89a 123456 data \x3b', 'latin1'), Buffer.from('II*\0')])
    expect(pictureDamage(picture)).toBeNull()
  expect(pictureDamage(Buffer.from('GIF89a 123456 data', 'latin1'))?.reason.zh).toBe('图片不完整或已损坏')
  expect(pictureDamage(png(60_000))?.reason.zh).toBe('图片像素过多')
})
