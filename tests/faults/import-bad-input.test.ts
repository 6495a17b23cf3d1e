import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ImportEvent, runImport } from '@gezhi/imports'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { strToU8, zipSync } from 'fflate'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

const indexFolder = mkdtempSync(join(tmpdir(), 'gezhi-bad-index-'))
// One for all tests: it starts threads.
const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: indexFolder, readers: 1 })
let folder: string
let input: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gezhi-bad-'))
  input = join(folder, 'in')
  mkdirSync(input)
  // An empty index in the place of what the previous test imported.
  await (await engine.buildShadow()).finish()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(async () => {
  await engine.close()
  rmSync(indexFolder, { recursive: true, force: true })
})

async function importInput() {
  const events: ImportEvent[] = []
  const onEvent = (event: ImportEvent) => void events.push(event)
  const report = await runImport({ paths: [input], engines: { patent: engine }, rejectedFolder: join(folder, 'rejected'), onEvent })
  const damage = events.flatMap((event) => (event.kind === 'damaged' ? [event.reason] : []))
  return { ...report, damage }
}

const line = (number: number) =>
  JSON.stringify({ publication_number: `CN6${String(number).padStart(8, '0')}A`, title: '风筝', applicants: [], main_claim: '', ipc: [] })
const LINES = Array.from({ length: 1500 }, (_, number) => line(number)).join('\n')
const grant = (doctype: string, title: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>${doctype}<us-patent-grant lang="EN" dtd-version="v4.5"><us-bibliographic-data-grant>
  <publication-reference><document-id><country>US</country><doc-number>19000001</doc-number><kind>B2</kind><date>20300101</date></document-id>
  </publication-reference><invention-title>${title}</invention-title></us-bibliographic-data-grant></us-patent-grant>`

test.each([
  ['gz', () => gzipSync(LINES, { level: 0 }), 'truncated'],
  ['zip', () => Buffer.from(zipSync({ 'a.jsonl': strToU8(LINES) }, { level: 0 })), 'truncated'],
])(
  'a truncated %s: the available part is read, the rest reported, and the complete file continues the import',
  async (kind, pack, output) => {
    const whole = pack()
    writeFileSync(join(input, `a.${kind}`), whole.subarray(0, whole.length * 0.6))
    const cut = await importInput()
    expect(cut.damaged).toBe(1)
    expect(cut.damage[0]?.en).toContain(output)
    expect(cut.damage[0]?.zh).toContain('被截断')
    expect(cut.counts.new).toBeGreaterThan(500)
    writeFileSync(join(input, `a.${kind}`), whole)
    const again = await importInput()
    expect(again).toMatchObject({ damaged: 0, counts: { read: 1500, rejected: 0 } })
    expect((await engine.status()).documents).toBe(1500)
  },
)

test('a bomb: a line of 1 GB in a gz of 1 MB is passed over without being held, and the lines around it are read', async () => {
  const part = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'))
  const parts = [gzipSync(`${line(1)}\n`), ...Array<Buffer>(16).fill(part), gzipSync(`\n${line(2)}\n`)]
  writeFileSync(join(input, 'bomb.jsonl.gz'), Buffer.concat(parts))
  const before = process.memoryUsage().rss
  let max = 0
  const watch = setInterval(() => (max = Math.max(max, process.memoryUsage().rss)), 50)
  const report = await importInput().finally(() => clearInterval(watch))
  expect(report).toMatchObject({ counts: { read: 3, new: 2, rejected: 1 }, damaged: 0 })
  expect(report.reasons[0]?.reason).toEqual({ en: 'longer than 64 MiB', zh: '超过 64 MiB' })
  expect((max - before) / 1e6).toBeLessThan(500)
})

test('archives within archives are not followed forever', async () => {
  let bomb: Uint8Array = strToU8(LINES)
  for (let depth = 0; depth < 8; depth++) bomb = zipSync({ [depth === 0 ? 'a.jsonl' : 'a.zip']: bomb })
  writeFileSync(join(input, 'nested.zip'), bomb)
  expect((await importInput()).damage).toEqual([{ en: 'archives are nested too deeply', zh: '压缩包嵌套层数过多' }])
})

test('Chinese tables in GB18030 and in UTF-16 are read like those in UTF-8', async () => {
  const row = (number: number) => `CN20990000${number}A,风筝${number},kite,一种风筝，包括骨架。,A63H27/08`
  const table = (number: number) => `publication_number,title,keywords_en,abstract,cpc\n${row(number)}\n`
  writeFileSync(join(input, 'gb.csv'), execFileSync('iconv', ['-f', 'utf-8', '-t', 'gb18030'], { input: table(1) }))
  writeFileSync(join(input, 'utf16.csv'), Buffer.from(`\uFEFF${table(2)}`, 'utf16le'))
  expect(await importInput()).toMatchObject({ counts: { read: 2, new: 2, rejected: 0 }, unrecognised: 0, damaged: 0 })
  const found = await engine.get(['CN209900001A', 'CN209900002A'])
  expect(found.map(({ record }) => record.titles[0]?.text)).toEqual(['风筝1', '风筝2'])
})

test('external entities are never fetched, and entities that grow are never expanded', async () => {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.end('fetched')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const external = `<!DOCTYPE us-patent-grant SYSTEM "http://127.0.0.1:${port}/x.dtd" [<!ENTITY x SYSTEM "http://127.0.0.1:${port}/x"><!ENTITY p SYSTEM "file:///etc/passwd">]>`
  const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  writeFileSync(join(input, 'external.xml'), grant(external, 'Kite &x; &p;'))
  writeFileSync(join(input, 'laughs.xml'), grant(`<!DOCTYPE us-patent-grant [<!ENTITY l0 "ha">${laughs}]>`, 'Kite &l12;'))
  const report = await importInput().finally(() => server.close())
  expect(requests).toBe(0)
  const [stored] = await engine.get(['US19000001B2'])
  expect(JSON.stringify(stored ?? null)).not.toMatch(/root:|fetched|haha/)
  expect(report.counts.read).toBe(2)
  expect(report.counts.rejected).toBe(2)
})

// Mounting a small disk requires root, and not every container allows it.
test.skipIf(!canMount())('a disk that is full in the middle: a clear end, nothing half-written, and it goes on', async () => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk])
  const small = await openSqliteEngine({ kind: PATENT_KIND, folder: join(disk, 'index'), readers: 1 })
  const file = join(input, 'kites.jsonl')
  const long = (number: number) => line(number).replace('风筝', `风筝${number}${Math.sin(number).toString(36).repeat(60)}`)
  writeFileSync(file, Array.from({ length: 6000 }, (_, number) => long(number)).join('\n'))
  const request = { paths: [input], rejectedFolder: join(folder, 'rejected'), onEvent: () => {} }
  try {
    await expect(runImport({ ...request, engines: { patent: small } })).rejects.toThrow(/The disk is full.*磁盘空间已满/)
    const { documents } = await small.status()
    expect(documents).toBeLessThan(6000)
    execFileSync('mount', ['-o', 'remount,size=200m', disk])
    expect((await runImport({ ...request, engines: { patent: small } })).counts).toMatchObject({
      read: 6000,
      new: 6000 - documents,
      rejected: 0,
    })
    expect((await small.count({ query: null, exact: true })).total).toBe(6000)
    expect(readdirSync(join(disk, 'index')).some((name) => name.endsWith('.building'))).toBe(false)
  } finally {
    await small.close()
    execFileSync('umount', [disk])
  }
})

function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'gezhi-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' })
    execFileSync('umount', [place])
    return true
  } catch {
    console.warn('The test of a full disk is skipped: no file system can be mounted here')
    return false
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
