import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureFolder } from '../files/picture-folder.ts'
import { heldPicture } from './drawing-sources.ts'
import { drawingStore } from './drawings.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200"/></svg>'

test.each(['ccittfax4', 'lzw'] as const)(
  'a TIFF that came with a document (%s) is shown as PNG, a changed one anew',
  async (compression) => {
    const files = mkdtempSync(join(tmpdir(), 'gezhi-drawings-'))
    onTestFinished(() => rmSync(files, { recursive: true, force: true }))
    const pictures = pictureFolder(files)
    const sourceFile = 'US19000001-20300101-D00001.TIF'
    expect(heldPicture(pictures, { id: '1', sourceFile })).toBeNull()
    expect(heldPicture(pictures, { id: '1' })).toBeNull()
    const tiff = await sharp(Buffer.from(SVG))
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .tiff({ compression, bitdepth: 1, predictor: 'none' })
      .toBuffer()
    await pictures.put(`named/${sourceFile}`, tiff)
    const held = heldPicture(pictures, { id: '1', sourceFile })
    if (held === null) throw new Error('the picture is not held')
    const store = drawingStore(files)
    const first = await store.png(held)
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'png', width: 400, height: 200 })
    const { data, info } = await sharp(first.body).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([data[info.channels * 10], data[info.channels * 390]]).toEqual([0, 255])
    expect(await store.png(held)).toEqual(first)
    writeFileSync((held as { picture: string }).picture, await sharp(tiff).resize(100).tiff().toBuffer())
    expect((await store.png(held)).etag).not.toBe(first.etag)
  },
)
