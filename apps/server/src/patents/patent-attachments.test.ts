import { expect, test } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { patentAttachments } from './patent-attachments.ts'

test('a drawing that came as TIFF is offered as it came, beside its picture for browsers', () => {
  const record = aPatent({ publicationNumber: 'EP1000003A1', drawings: ['1', '2', '3', '4'].map((id) => ({ id })) })
  const came: Record<string, string | { picture: string }> = {
    1: { picture: '/files/EP1000003-D00001.TIF' },
    2: { picture: '/files/EP1000003-D00002.JPG' },
    3: '<svg/>',
  }
  const sources = {
    pictures: { put: async () => false, find: () => null },
    drawingSource: (_: unknown, { id }: { id: string }) => came[id] ?? null,
  }
  const files = patentAttachments({ docId: 'EP1000003A1', record }, sources)
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['EP1000003A1-1.png', 'image/png'],
    ['EP1000003A1-1.tif', 'image/tiff'],
    ['EP1000003A1-2.png', 'image/png'],
    ['EP1000003A1-3.png', 'image/png'],
  ])
  expect(files[1]?.content).toEqual({ path: '/files/EP1000003-D00001.TIF' })
})
