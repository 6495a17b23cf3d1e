import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MeaningPage, SearchEngine } from '@gezhi/search'
import { aPatent, trees } from '@gezhi/search/testing'
import { openSqliteEngine } from './open-sqlite-engine.ts'

let folder: string
let engine: SearchEngine

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gezhi-meaning-'))
  engine = await openSqliteEngine({ folder })
})

afterEach(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const ask = (text: string) => engine.meaning!.rank({ question: { kind: 'text', text }, from: 0, size: 10 })
const ids = (page: MeaningPage) => page.hits.map((hit) => hit.docId)

test('hits come in the order in which they are about the question, each with the terms that drove it', async () => {
  await engine.write({
    puts: [
      aPatent({ publicationNumber: 'CN1A', title: 'bicycle saddle', abstract: 'A saddle with springs for a bicycle.' }),
      aPatent({
        publicationNumber: 'CN2A',
        title: 'graphene electrodes',
        abstract: 'An electrode for batteries is coated with graphene films.',
      }),
      aPatent({
        publicationNumber: 'CN3A',
        title: 'battery housing',
        abstract: 'A housing made of steel holds a battery and its electrode.',
      }),
    ],
  })
  const page = await ask('battery electrode coating of graphene')
  expect(ids(page)).toEqual(['CN2A', 'CN3A'])
  expect(page.hits[0]!.terms.map(({ text }) => text).toSorted()).toEqual(['battery', 'coating', 'electrode', 'graphene'])
  expect(page.hits[0]!.terms.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(page.hits[0]!.ranks).toMatchObject({ words: 1 })
  expect(page.hits[0]!.passage).toMatchObject({ column: 'abstract', text: 'An electrode for batteries is coated with graphene films.' })
  const { text, marks } = page.hits[0]!.passage!
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['electrode', 'batteries', 'coated', 'graphene'])
})

test('filters and a query narrow where is looked', async () => {
  await engine.write({
    puts: [
      aPatent({ publicationNumber: 'CN1A', title: '石墨烯电池', abstract: '一种石墨烯电池。' }),
      aPatent({ publicationNumber: 'US2A', office: 'US', title: '石墨烯薄膜', abstract: '石墨烯薄膜的制备。' }),
    ],
  })
  const page = await engine.meaning!.rank({
    question: { kind: 'text', text: '石墨烯电池' },
    query: trees.field('pn', trees.exact('pn', 'US2A')),
    from: 0,
    size: 10,
  })
  expect(ids(page)).toEqual(['US2A'])
})
