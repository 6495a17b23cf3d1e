import { describe, expect, it } from 'vitest'
import type { SimilarityMark } from '../mark.ts'
import { SimilarIndexBuilder } from './similar-index-builder.ts'
import { SimilarIndex } from './similar-index.ts'
import { loadIndex, storedIndex } from './stored-index.ts'

const MARKS: readonly SimilarityMark[] = [
  { id: 'CN1', text: '大白兔', status: 'registered', classes: [{ number: 30, groups: ['3004'] }, { number: 45 }] },
  { id: 'CN2', text: '大白免', status: 'pending', classes: [{ number: 9, groups: ['0901', '0908'] }] },
  { id: 'CN3', text: '大白兔', status: 'ended', classes: [{ number: 30 }] },
  { id: 'CN4', text: '!', status: 'registered', classes: [{ number: 30 }] },
]

function build(): SimilarIndex {
  const builder = new SimilarIndexBuilder()
  for (const mark of MARKS) builder.add(mark)
  return builder.finish()
}

function join(chunks: Iterable<Uint8Array>): Uint8Array {
  return new Uint8Array(Buffer.concat([...chunks]).buffer.slice(0)).slice()
}

describe('similar index', () => {
  it('returns ids, classes, groups and statuses, the nearest first', () => {
    const { total, hits } = build().search({ text: '大白兔' })
    expect(total).toBe(3)
    expect(hits.map(({ id, status, classes, groups }) => ({ id, status, classes, groups }))).toEqual([
      { id: 'CN1', status: 'registered', classes: [30, 45], groups: ['3004'] },
      { id: 'CN3', status: 'ended', classes: [30], groups: [] },
      { id: 'CN2', status: 'pending', classes: [9], groups: ['0901', '0908'] },
    ])
  })

  it('filters by class, status and nearness, and limits', () => {
    const index = build()
    const ids = (query: Parameters<SimilarIndex['search']>[0]): string[] => index.search(query).hits.map(({ id }) => id)
    expect(ids({ text: '大白兔', classes: [45, 9] })).toEqual(['CN1', 'CN2'])
    expect(ids({ text: '大白兔', statuses: ['ended'] })).toEqual(['CN3'])
    expect(ids({ text: '大白兔', minNearness: 0.99 })).toEqual(['CN1', 'CN3'])
    expect(index.search({ text: '大白兔', limit: 1 })).toMatchObject({ total: 3, hits: [{ id: 'CN1' }] })
    expect(ids({ text: '大白兔', rules: ['lookAlike'] })).toEqual(['CN2'])
    expect(ids({ text: '大白兔', methods: ['latin'] })).toEqual([])
  })

  it('is the same after it was stored', () => {
    const index = build()
    const bytes = join(storedIndex(index.columns))
    const columns = loadIndex(bytes)
    expect(columns).not.toBeNull()
    expect(new SimilarIndex(columns!).search({ text: '大白兔' })).toEqual(index.search({ text: '大白兔' }))
  })

  it('does not load other files, or a part of one', () => {
    const bytes = join(storedIndex(build().columns))
    expect(loadIndex(bytes.slice(0, bytes.length - 16))).toBeNull()
    expect(loadIndex(bytes.slice(0, 20))).toBeNull()
    const other = bytes.slice()
    other[0] = 0
    expect(loadIndex(other)).toBeNull()
  })

  it('finds nothing in an empty index', () => {
    expect(new SimilarIndexBuilder().finish().search({ text: '长城' })).toEqual({ total: 0, hits: [] })
  })
})
