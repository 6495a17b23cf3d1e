import { expect, test } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import type { DrawingData } from '../kinds/drawings.ts'
import { patentAttachments } from './patent-attachments.ts'

test('a drawing that came as TIFF is offered as it came, beside its picture for browsers', async () => {
  const record = aPatent({ publicationNumber: 'EP1000003A1', drawings: ['1', '2', '3', '4'].map((id) => ({ id })) })
  const picture = (key: string) => ({ picture: { key, size: 1, tag: '' } })
  const came: Record<string, DrawingData> = {
    1: picture('pictures/EP1000003-D00001.TIF'),
    2: picture('pictures/EP1000003-D00002.JPG'),
    3: '<svg/>',
  }
  const sources = {
    pictures: { put: async () => false, find: async () => null, get: async () => null },
    drawingSource: async (_: unknown, { id }: { id: string }) => came[id] ?? null,
  }
  const files = await patentAttachments({ docId: 'EP1000003A1', record }, sources)
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['EP1000003A1-1.png', 'image/png'],
    ['EP1000003A1-1.tif', 'image/tiff'],
    ['EP1000003A1-2.png', 'image/png'],
    ['EP1000003A1-3.png', 'image/png'],
  ])
  expect(files[1]?.content).toEqual({ file: { key: 'pictures/EP1000003-D00001.TIF', size: 1, tag: '' } })
})

test('names hold no paths, and nothing that hides how they end', async () => {
  const record = aPatent({ publicationNumber: 'EP1000004A1', drawings: [{ id: '../a\u202egnp' }] })
  const sources = {
    pictures: { put: async () => false, find: async () => null, get: async () => null },
    drawingSource: async () => '<svg/>',
  }
  const files = await patentAttachments({ docId: 'EP1000004A1', record }, sources)
  expect(files.map(({ name }) => name)).toEqual(['EP1000004A1-.._a_gnp.png'])
})
