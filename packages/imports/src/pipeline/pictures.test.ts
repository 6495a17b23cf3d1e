import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { keyOfDrawing, keyOfNamedPicture, keyOfPages, pictureKey } from './picture-key.ts'
import { pictureType } from './picture-type.ts'
import { runImport } from './run-import.ts'

const TIFF = Buffer.from('II*\0 a small picture')
const GRANT = `<?xml version="1.0"?><us-patent-grant lang="EN" dtd-version="v4.5"><us-bibliographic-data-grant><publication-reference>
  <document-id><country>US</country><doc-number>19000001</doc-number><kind>B2</kind><date>20300101</date></document-id></publication-reference>
  <invention-title>Kite</invention-title></us-bibliographic-data-grant><drawings><figure><img file="US19000001-20300101-D00001.TIF"/></figure>
  <figure><img file="imgf0002.tif"/></figure></drawings></us-patent-grant>`

test('pictures in an archive are stored once, under the references of their documents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-pictures-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'index'), readers: 1 })
  onTestFinished(async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })
  mkdirSync(join(folder, 'in'))
  const members = { 'a/doc.xml': strToU8(GRANT), 'a/US19000001-20300101-D00001.TIF': TIFF, 'a/imgf0002.tif': TIFF, 'b/imgf0002.tif': TIFF }
  writeFileSync(join(folder, 'in/week.zip'), zipSync(members))
  const pictureStore = new Map<string, Buffer>()
  const put = async (key: string, bytes: Buffer) => {
    const isNew = pictureStore.get(key)?.equals(bytes) !== true
    pictureStore.set(key, bytes)
    return isNew
  }
  const run = (pictures?: { put: typeof put }) =>
    runImport({
      paths: [join(folder, 'in')],
      engines: { patent: engine },
      rejectedFolder: folder,
      onEvent: () => {},
      ...(pictures && { pictures }),
    })

  expect(await run({ put })).toMatchObject({ counts: { new: 1 }, pictures: 3, unrecognised: 0 })
  const [stored] = await engine.get(['US19000001B2'])
  const keys = stored?.record.drawings?.map((drawing) => keyOfDrawing(drawing) ?? '')
  expect(keys?.map((key) => pictureStore.get(key)?.equals(TIFF))).toEqual([true, true])
  expect([...pictureStore.keys()].filter((key) => !keys?.includes(key))).toEqual([pictureKey('in/week.zip!b/imgf0002.tif')])
  expect(await run({ put })).toMatchObject({ counts: { unchanged: 1 }, pictures: 0 })
  expect(await run()).toMatchObject({ pictures: 0, unrecognised: 3 })
})

test('keys hold no part of a path that could lead elsewhere', () => {
  expect(pictureKey('a.zip!US19000001-20300101-D00001.tif')).toBe('named/US19000001-20300101-D00001.TIF')
  expect(pictureKey('../../../etc/passwd')).toMatch(/^within\/[0-9a-f]{24}\/PASSWD$/)
  expect(pictureKey('a/..')).toMatch(/^within\/[0-9a-f]{24}\/__$/)
  expect(keyOfNamedPicture('w.zip!a/doc.xml', 'img.tif')).toBe(pictureKey('w.zip!a/img.tif'))
  expect(keyOfDrawing({})).toBeNull()
})

test('pictures and pages are known by their first bytes', () => {
  expect(pictureType(TIFF)).toBe('image/tiff')
  expect(pictureType(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(pictureType(Buffer.from('%PDF-1.7'))).toBe('application/pdf')
  expect(pictureType(Buffer.from('<xml>'))).toBeNull()
})

test('pages that came beside a document are found by its name, in its folder', () => {
  expect(keyOfPages('week.zip!a/EP19000001NWB1.xml')).toBe(pictureKey('week.zip!a/EP19000001NWB1.pdf'))
  expect(keyOfPages('week.zip!a/doc.v2.XML')).toBe(pictureKey('week.zip!a/doc.v2.pdf'))
  expect(keyOfPages('week.zip!a/doc.xml')).not.toBe(keyOfPages('week.zip!b/doc.xml'))
  expect(keyOfPages('some.folder/doc')).toBe(pictureKey('some.folder/doc.pdf'))
})
