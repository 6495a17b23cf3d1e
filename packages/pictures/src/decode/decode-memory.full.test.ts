import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

/** MB above those of the process before: 25 megapixels are 100 MB as RGBA. */
const MAX_GROWTH = 300

// The peak of a process can only be read in the process itself, and nothing else may run in it.
const PROGRAM = `
  import { readFile } from 'node:fs/promises'
  const { decodePicture } = await import(${JSON.stringify(new URL('./decode-picture.ts', import.meta.url).href)})
  const before = process.resourceUsage().maxRSS
  const outcomes = []
  for (const file of process.argv.slice(1)) outcomes.push(await decodePicture(await readFile(file)).then(() => 'decoded', ({ code }) => code))
  console.log(JSON.stringify({ outcomes, growth: (process.resourceUsage().maxRSS - before) / 1024 }))
`

test('bombs, and the largest pictures that are accepted, need bounded memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-bombs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const plain = sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#456' } })
  const files: [string, Buffer][] = [
    ['bomb', await whitePng(30_000)],
    ['png', await plain.clone().png({ progressive: true }).toBuffer()],
    ['jpeg', await plain.clone().jpeg({ progressive: true }).toBuffer()],
    ['webp', await plain.clone().webp({ effort: 0 }).toBuffer()],
  ]
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  const paths = files.map(([name]) => join(folder, name))
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM, '--', ...paths])
  const { outcomes, growth } = JSON.parse(stdout) as { outcomes: string[]; growth: number }
  expect(outcomes).toEqual(['PICTURE_PIXELS', 'decoded', 'decoded', 'decoded'])
  expect(growth).toBeLessThan(MAX_GROWTH)
})

/** A complete PNG of one bit per pixel: 112 MB of pixels in 110 kB. */
async function whitePng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const deflate = createDeflate()
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const row = Buffer.alloc(side / 8 + 1)
  for (let y = 0; y < side; y += 100)
    if (!deflate.write(Buffer.concat(Array.from({ length: 100 }, () => row)))) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', Buffer.concat(parts)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
