import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOfDrawing, runImport } from '@gezhi/imports'
import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { testEngine } from '../testing/test-engine.ts'
import { startS3Server, type InjectedFailure } from '../testing/s3/s3-server.ts'
import { pictureFiles } from './picture-files.ts'
import { readS3Address } from '../settings/read-s3-address.ts'
import { s3FileStore } from './s3/s3-file-store.ts'

const PATENTS = 6
const FAILURES: readonly InjectedFailure[] = [{ status: 503, code: 'SlowDown' }, 'cut', 'cut half']

const numberOf = (index: number) => `1900000${index}`
const tiffOf = (index: number) => `US${numberOf(index)}-20300101-D00001.TIF`

function grant(index: number): string {
  return `<?xml version="1.0"?><us-patent-grant lang="EN" dtd-version="v4.5"><us-bibliographic-data-grant><publication-reference><document-id>
    <country>US</country><doc-number>${numberOf(index)}</doc-number><kind>B2</kind><date>20300101</date></document-id></publication-reference>
    <invention-title>Kite</invention-title></us-bibliographic-data-grant><drawings><figure><img file="${tiffOf(index)}"/></figure></drawings></us-patent-grant>`
}

/** A folder with archives of patents with a drawing each, an index, a bucket, and an import from the former into the latter. */
async function aTarget() {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-import-s3-'))
  const [{ engine, drop }, server] = await Promise.all([testEngine(join(folder, 'index'), 1), startS3Server()])
  onTestFinished(async () => {
    await server.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })
  mkdirSync(join(folder, 'in'))
  for (let index = 0; index < PATENTS; index += 1) {
    const members = { [`US${numberOf(index)}.xml`]: strToU8(grant(index)), [tiffOf(index)]: strToU8(`II*\0 picture ${index}`) }
    writeFileSync(join(folder, `in/week${index}.zip`), zipSync(members))
  }
  const retryPolicy = { quick: { pauses: [], limit: 1000 }, patient: { pauses: Array.from({ length: 5 }, () => 10), limit: Infinity } }
  const pictures = pictureFiles(s3FileStore(readS3Address(server.url('p')), retryPolicy))
  const run = (signal?: AbortSignal) =>
    runImport({
      paths: [join(folder, 'in')],
      engines: { patent: engine },
      pictures,
      rejectedFolder: folder,
      onEvent: () => {},
      ...(signal && { signal }),
    })
  const expectAllThere = async () => {
    const stored = await engine.get(Array.from({ length: PATENTS }, (_, index) => `US${numberOf(index)}B2`))
    const saved = await Promise.all(
      stored
        .flatMap((one) => one?.record.drawings ?? [])
        .map(async (drawing) => {
          const found = await pictures.find(keyOfDrawing(drawing)!)
          return found && String(await pictures.get(found))
        }),
    )
    expect(saved).toEqual(Array.from({ length: PATENTS }, (_, index) => `II*\0 picture ${index}`))
    expect(server.objects.size).toBe(PATENTS)
  }
  return { server, run, expectAllThere }
}

test.each(FAILURES)('a store that returns %j now and then: the import waits, every picture is stored once', async (error) => {
  const { server, run, expectAllThere } = await aTarget()
  let puts = 0
  server.failure = (request) => (request.method === 'PUT' && (puts++ % 4) % 3 !== 0 ? error : null)
  expect(await run()).toMatchObject({ counts: { new: PATENTS }, pictures: PATENTS })
  expect(puts).toBeGreaterThan(PATENTS)
  server.failure = null
  await expectAllThere()
})

test('a store that goes away permanently during an import: the import reports it, and the next one continues, without loss or duplicates', async () => {
  const { server, run, expectAllThere } = await aTarget()
  let puts = 0
  server.failure = (request) => (request.method === 'PUT' && ++puts > PATENTS / 2 ? { status: 503, code: 'SlowDown' } : null)
  await expect(run()).rejects.toThrow(/run the import again to continue .* \/ 文件存储未能保存附图，重新运行导入即可继续: .*503 SlowDown/)
  expect(server.objects.size).toBe(PATENTS / 2)
  server.failure = null
  expect(await run()).toMatchObject({ pictures: PATENTS / 2 })
  await expectAllThere()
  expect(await run()).toMatchObject({ counts: { new: 0 }, pictures: 0 })
})

test('an import that waits for the store can be cancelled, and goes on later', async () => {
  const { server, run, expectAllThere } = await aTarget()
  const cancelling = new AbortController()
  server.failure = ({ method }) => {
    if (method === 'PUT') cancelling.abort()
    return method === 'PUT' ? { status: 503, code: 'SlowDown' } : null
  }
  expect(await run(cancelling.signal)).toMatchObject({ cancelled: true, pictures: 0 })
  server.failure = null
  expect(await run()).toMatchObject({ cancelled: false, pictures: PATENTS })
  await expectAllThere()
})
