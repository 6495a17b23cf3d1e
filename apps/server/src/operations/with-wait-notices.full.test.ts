import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { programCommand } from '../../../../tools/test/program-command.ts'
import { startS3Server } from '../testing/s3/s3-server.ts'
import { withWaitNotices } from './with-wait-notices.ts'

test('pictures that wait are reported once when they start to wait and once when they continue; quick ones are not reported', async () => {
  const reported: string[] = []
  const waiting: (() => void)[] = []
  const slow = { put: () => new Promise<boolean>((resolve) => waiting.push(() => resolve(true))) }
  const { put } = withWaitNotices(slow, ({ kind }) => void reported.push(kind), 20)
  const puts = ['a', 'b', 'c'].map((key) => put(key, Buffer.of(1)))
  await expect.poll(() => reported).toEqual(['files-away'])
  for (const go of waiting) go()
  expect(await Promise.all(puts)).toEqual([true, true, true])
  expect(reported).toEqual(['files-away', 'files-back'])
  const quick = withWaitNotices({ put: async () => false }, ({ kind }) => void reported.push(kind), 20)
  expect(await quick.put('d', Buffer.of(1))).toBe(false)
  expect(reported).toHaveLength(2)
})

test.each([
  ['zh_CN.UTF-8', '文件存储暂无响应，导入正在等待…', '文件存储已恢复，继续导入。'],
  [
    'en_GB.UTF-8',
    'The file store is not responding; the import is waiting for it…',
    'The file store is responding again; the import continues.',
  ],
])('an import whose file store returns 503 reports that it waits, and continues by itself (%s)', async (locale, waits, goesOn) => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-files-away-'))
  const bucket = await startS3Server()
  onTestFinished(async () => {
    await bucket.close()
    rmSync(folder, { recursive: true, force: true })
  })
  writeFileSync(join(folder, 'week.zip'), zipSync({ 'US19000001.xml': strToU8(GRANT), [TIFF]: strToU8('II*\0 picture') }))
  bucket.failure = ({ method }) => (method === 'PUT' ? { status: 503, code: 'SlowDown' } : null)
  const settings = { GEZHI_DATA: join(folder, 'data'), GEZHI_FILES_URL: bucket.url(), LC_ALL: locale }
  const { file, args, env } = programCommand('import-command', [join(folder, 'week.zip')], settings)
  const child = spawn(file, args, { env })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const errors = text(child.stderr)
  await expect.poll(() => output, { timeout: 240_000 }).toContain(waits)
  bucket.failure = null
  expect(await code, await errors).toBe(0)
  expect(output.split('\n')).toContain(goesOn)
  expect(output).toMatch(/read 1 new 1 changed 0 unchanged 0 rejected 0 damaged 0 unknown 0\s*$/)
  expect(bucket.objects.size).toBe(1)
})

const TIFF = 'US19000001-20300101-D00001.TIF'
const GRANT = `<?xml version="1.0"?><us-patent-grant lang="EN" dtd-version="v4.5"><us-bibliographic-data-grant><publication-reference><document-id>
  <country>US</country><doc-number>19000001</doc-number><kind>B2</kind><date>20300101</date></document-id></publication-reference>
  <invention-title>Kite</invention-title></us-bibliographic-data-grant><drawings><figure><img file="${TIFF}"/></figure></drawings></us-patent-grant>`
