import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fileFolder } from '../files/file-folder.ts'
import { FileStoreError, type FileStore } from '../files/file-store.ts'
import { pictureFiles } from '../files/picture-files.ts'
import { isHeld } from '../patents/drawing-sources.ts'
import { drawingStore, heldPicture } from './drawings.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200"/></svg>'
const sourceFile = 'US19000001-20300101-D00001.TIF'

function aFolder(): FileStore {
  const files = mkdtempSync(join(tmpdir(), 'gezhi-drawings-'))
  onTestFinished(() => rmSync(files, { recursive: true, force: true }))
  return fileFolder(files)
}

test.each(['ccittfax4', 'lzw'] as const)(
  'a TIFF that came with a document (%s) is shown as PNG, a changed one anew',
  async (compression) => {
    const files = aFolder()
    const pictures = pictureFiles(files)
    expect(await heldPicture(pictures, { id: '1', sourceFile })).toBeNull()
    expect(await heldPicture(pictures, { id: '1' })).toBeNull()
    const tiff = await sharp(Buffer.from(SVG))
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .tiff({ compression, bitdepth: 1, predictor: 'none' })
      .toBuffer()
    await pictures.put(`named/${sourceFile}`, tiff)
    const held = (await heldPicture(pictures, { id: '1', sourceFile }))!
    const store = drawingStore(files)
    const first = (await store.png(held))!
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'png', width: 400, height: 200 })
    const { data, info } = await sharp(first.body).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([data[info.channels * 10], data[info.channels * 390]]).toEqual([0, 255])
    expect(await store.png(held)).toEqual(first)
    await pictures.put(`named/${sourceFile}`, await sharp(tiff).resize(100).tiff().toBuffer())
    const changed = (await heldPicture(pictures, { id: '1', sourceFile }))!
    expect((await store.png(changed))?.etag).not.toBe(first.etag)
  },
)

test('while the store is away a generated drawing is still rendered, an original one reports the reason, and both are listed', async () => {
  const away = () => Promise.reject(new FileStoreError('away', 'away'))
  const files: FileStore = { ...aFolder(), get: away, put: away, find: away }
  const store = drawingStore(files)
  expect(await sharp((await store.png(SVG))?.body).metadata()).toMatchObject({ format: 'png' })
  await expect(store.png({ picture: { key: 'pictures/a.TIF', size: 1, tag: '' } })).rejects.toThrow(FileStoreError)
  const source = (_: unknown, drawing: { id: string }) => heldPicture(pictureFiles(files), drawing)
  await expect(heldPicture(pictureFiles(files), { id: '1', sourceFile })).rejects.toThrow(FileStoreError)
  expect(await isHeld(source, {} as never, { id: '1', sourceFile })).toBe(true)
})

test('a picture that went after it was found is none', async () => {
  expect(await drawingStore(aFolder()).png({ picture: { key: 'pictures/a.TIF', size: 1, tag: '' } })).toBeNull()
})

test('a picture that cannot be decoded is none: exports go on without it', async () => {
  const files = aFolder()
  const pictures = pictureFiles(files)
  await pictures.put(`named/${sourceFile}`, Buffer.from('II*\0 no picture'))
  expect(await drawingStore(files).png((await heldPicture(pictures, { id: '1', sourceFile }))!)).toBeNull()
})
