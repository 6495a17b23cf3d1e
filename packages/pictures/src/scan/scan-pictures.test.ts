import { expect, test } from 'vitest'
import { COLOUR_DIMENSIONS, SHAPE_DIMENSIONS, type PictureView } from '../picture-model.ts'
import { pictureSignature, signatureWords } from '../picture-signature.ts'
import { scanPictures, type PictureScan, type ScannedRows } from './scan-pictures.ts'

const COUNT = 5000
const random = generator(7)
const views = Array.from({ length: COUNT }, () => randomView())
/** Two rows a picture, the second one a part. */
const stored = rowsOf(
  views,
  (row) => row >> 1,
  (row) => row % 2,
)

test('finds the row that is the query, and one hit per picture', () => {
  const hits = scanPictures(scanFor([[views[1234]!]]), stored)
  expect(hits[0]).toMatchObject({ picture: 617, row: 1234, query: 0, queryView: 0, score: 1, shape: 1, colour: 1 })
  expect(new Set(hits.map(({ picture }) => picture)).size).toBe(hits.length)
  expect(hits.length).toBe(20)
})

test('subtracts for a part on either side and for another orientation', () => {
  const part: PictureView = { ...views[1235]!, view: 'part' }
  expect(scanPictures(scanFor([[views[1235]!]]), stored)[0]?.score).toBeCloseTo(0.92)
  expect(scanPictures(scanFor([[part]]), stored)[0]?.score).toBeCloseTo(0.84)
  const turned: PictureView = { ...views[1234]!, orientation: { degrees: 90, mirrored: false } }
  expect(scanPictures(scanFor([[turned]]), stored)[0]?.score).toBeCloseTo(0.95)
})

test('considers only rows of the filter', () => {
  const accepted = new Uint32Array(Math.ceil(COUNT / 32))
  for (const row of [3, 64, 4999]) accepted[row >> 5]! |= 1 << (row & 31)
  const hits = scanPictures(scanFor([[views[1234]!]]), { ...stored, accepted })
  expect(hits.map(({ row }) => row).sort((a, b) => a - b)).toEqual([3, 64, 4999])
})

test('several query pictures: the best of their scores, or the mean', () => {
  const queries = [[views[10]!], [views[20]!]]
  const any = scanPictures({ ...scanFor(queries), combine: 'any' }, stored)
  expect(any.slice(0, 2).map(({ picture, query }) => [picture, query])).toEqual([
    [5, 0],
    [10, 1],
  ])
  const two = rowsOf(
    [views[10]!, views[20]!],
    (row) => row,
    () => 0,
  )
  const cosine = scanPictures(scanFor([queries[0]!]), two)[1]!.score
  expect(scanPictures(scanFor(queries), two).map(({ score }) => score.toFixed(6))).toEqual(Array(2).fill(((1 + cosine) / 2).toFixed(6)))
})

test('several query pictures may each resemble another picture of one record', () => {
  const rows = rowsOf(
    [views[10]!, views[20]!, views[30]!],
    (row) => row,
    () => 0,
    (row) => row >> 1,
  )
  const queries = [[views[10]!], [views[20]!]]
  const [first, ...others] = scanPictures(scanFor(queries), rows)
  expect(first).toMatchObject({ record: 0, score: 1 })
  expect(others.map(({ record }) => record)).toEqual([1])
})

test('of scores of the same percentage the one with the colour of a black and white query is first', () => {
  const shape = Int8Array.from(views[1]!.shape, (value, i) => (i === 0 ? value + 4 : value))
  const rows = rowsOf(
    [
      { ...views[1]!, colour: views[2]!.colour },
      { ...views[1]!, shape },
    ],
    (row) => row,
    () => 0,
  )
  const hits = scanPictures({ ...scanFor([[views[1]!]]), colourWeight: 0 }, rows)
  expect(hits.map(({ picture }) => picture)).toEqual([1, 0])
  expect(hits[0]!.score).toBeLessThan(hits[1]!.score)
})

test('the colour weight decides between rows of the same shape', () => {
  const twins = [views[1]!, { ...views[1]!, colour: views[2]!.colour }]
  const rows = rowsOf(
    twins,
    (row) => row,
    () => 0,
  )
  const query = [[{ ...views[1]!, colour: views[2]!.colour }]]
  expect(scanPictures(scanFor(query), rows).map(({ picture }) => picture)).toEqual([1, 0])
  expect(scanPictures({ ...scanFor(query), colourWeight: 0 }, rows).map(({ score }) => score)).toEqual([1, 1])
})

test('compares exactly the 2,000 rows with the nearest signatures, the first ones of equally distant rows', () => {
  const compared: Int32Array[] = []
  const read: ScannedRows['read'] = (rows) => {
    compared.push(rows)
    return stored.read(rows)
  }
  scanPictures(scanFor([[views[0]!]]), { ...stored, read })
  const query = pictureSignature(views[0]!.shape)
  const distance = (row: number): number =>
    [0, 1, 2].reduce((sum, word) => sum + bitsOf(query[word]! ^ stored.signatures[row * signatureWords(SHAPE_DIMENSIONS) + word]!), 0)
  const expected = views.map((_, row) => row).sort((a, b) => distance(a) - distance(b) || a - b)
  expect([...compared[0]!]).toEqual(expected.slice(0, 2000).sort((a, b) => a - b))
})

test('ends between two blocks of rows when its checkpoint throws', () => {
  let [steps, reads] = [0, 0]
  const checkpoint = () => {
    if (++steps === 2) throw new Error('cancelled')
  }
  const read: ScannedRows['read'] = (rows) => {
    reads++
    return stored.read(rows)
  }
  expect(() => scanPictures({ ...scanFor([[views[0]!, views[1]!]]), checkpoint }, { ...stored, read })).toThrow('cancelled')
  expect([steps, reads]).toEqual([2, 0])
})

test('a blank query finds nothing', () => {
  expect(scanPictures(scanFor([[]]), stored)).toEqual([])
})

test('compares vectors of any width', () => {
  const widened = (view: PictureView): PictureView => {
    const shape = new Int8Array(300)
    for (let i = 0; i < shape.length; i++) shape[i] = view.shape[i % view.shape.length]! * (i < 200 ? 1 : -1)
    return { ...view, shape }
  }
  const wide = views.map(widened)
  const rows = rowsOf(
    wide,
    (row) => row >> 1,
    (row) => row % 2,
  )
  const found = scanPictures(scanFor([[wide[1234]!]]), rows)
  expect(found[0]).toMatchObject({ picture: 617, row: 1234, score: 1 })
  const accepted = Uint32Array.from({ length: Math.ceil(COUNT / 32) }, (_, word) => (word === 0 ? 0b1001 : 0))
  expect(scanPictures(scanFor([[wide[1234]!]]), { ...rows, accepted }).map(({ row }) => row)).toHaveLength(2)
})

function scanFor(queries: PictureScan['queries']): PictureScan {
  return { queries, combine: 'all', colourWeight: 0.1, limit: 20 }
}

function rowsOf(
  all: readonly PictureView[],
  pictureOf: (row: number) => number,
  partOf: (row: number) => number,
  recordOf = pictureOf,
): ScannedRows {
  return {
    signatures: Uint32Array.from(all.flatMap(({ shape }) => [...pictureSignature(shape)])),
    accepted: null,
    read: (rows) => ({
      shapes: Int8Array.from([...rows].flatMap((row) => [...all[row]!.shape])),
      colours: Int8Array.from([...rows].flatMap((row) => [...all[row]!.colour])),
      pictures: rows.map(pictureOf),
      records: rows.map(recordOf),
      parts: rows.map(partOf),
    }),
  }
}

function randomView(): PictureView {
  const numbers = (length: number): Int8Array => Int8Array.from({ length }, () => Math.round((random() - 0.5) * 120))
  return { view: 'whole', box: [0, 0, 255, 255], shape: numbers(SHAPE_DIMENSIONS), colour: numbers(COLOUR_DIMENSIONS), orientation: null }
}

function bitsOf(word: number): number {
  return (word >>> 0).toString(2).replaceAll('0', '').length
}

function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
