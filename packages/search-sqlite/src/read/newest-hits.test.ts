import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { aPatent } from '@gezhi/search/testing'
import { openSqliteEngine } from '../open-sqlite-engine.ts'

/** More than are tested individually. */
const PATENTS = 900
/** Number 0 is the oldest; twenty have no application date and stand in the place of their publication date. */
const isDated = (number: number) => number % 45 !== 44

describe('a page of what many documents are hits of', () => {
  let folder: string
  let engine: SearchEngine<PatentRecord>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gezhi-newest-'))
    engine = await openSqliteEngine({ kind: PATENT_KIND, folder, cacheBytes: 0 })
    await engine.write({ puts: Array.from({ length: PATENTS }, (_, number) => patent(number)) })
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.each<[query: string, why: string, isHit: (number: number) => boolean]>([
    ['电', 'a prefix of words that two of three have', (n) => n % 3 !== 0],
    ['电 AND ipc=H01M4', 'the same with a class', (n) => n % 3 !== 0 && n % 2 === 0],
    ['电 AND ad=[20000201 TO 20000710]', 'the same within dates', (n) => n % 3 !== 0 && isDated(n) && n >= 31 && n <= 31 + 160],
    ['NOT 电池', 'what most do not have', (n) => n % 3 !== 1],
    ['NOT 电池 OR pn=CN*', 'words or numbers', (n) => n % 3 !== 1 || n % 4 !== 0],
    ['电 AND NOT 风筝', 'a broad prefix, but what is wanted stands among the oldest', (n) => n % 3 !== 0 && n < 100],
    ['ipc=H01M4', 'a class with classes below it', (n) => n % 2 === 0],
    ['ipc=H01M4 AND pn=US*', 'a class and numbers', (n) => n % 2 === 0 && n % 4 === 0],
    ['pn=CN*', 'numbers most begin with', (n) => n % 4 !== 0],
    ['pn=*0A', 'numbers that end alike', (n) => n % 10 === 0],
    ['pn=[CN5000100A TO CN5000400A]', 'a range of numbers', (n) => n % 4 !== 0 && n >= 100 && n <= 400],
    ['pn=CN5000007A', 'one number', (n) => n === 7],
    ['ipc=H01M4/62 XOR pn=CN*', 'one of two', (n) => (n % 6 === 0) !== (n % 4 !== 0)],
    ['NOT ad=[19000101 TO 20990101]', 'no application date', (n) => !isDated(n)],
  ])('%s: %s', async (query, _why, isHit) => {
    const expected = Array.from({ length: PATENTS }, (_, number) => number)
      .filter(isHit)
      .toSorted((a, b) => b - a)
      .map((number) => patent(number).publicationNumber)
    expect(expected.length).toBeGreaterThan(0)
    expect((await engine.count({ query: parsed(query), exact: true })).total).toBe(expected.length)
    for (const [from, size] of [
      [0, 20],
      [20, 100],
      [350, 200],
      [0, PATENTS],
    ] as const) {
      const { hits } = await engine.page({ query: parsed(query), from, size, short: true })
      expect(hits.map(({ record }) => record.publicationNumber)).toEqual(expected.slice(from, from + size))
    }
  })
})

function parsed(text: string) {
  const { tree } = readQuery(text, { fields: PATENT_FIELD_TABLE })
  if (tree === null) throw new Error(text)
  return tree
}

function patent(number: number): PatentRecord {
  const day = new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10).replaceAll('-', '')
  const { applicationDate: _, ...undated } = aPatent({
    publicationNumber: `${number % 4 === 0 ? 'US' : 'CN'}${5_000_000 + number}A`,
    title: `${['木板', '电池', '电极'][number % 3]}${number < 100 ? '' : '风筝'}`,
    ipc: number % 2 === 0 ? [number % 6 === 0 ? 'H01M4/62' : 'H01M4/13'] : ['B60L53/80'],
  })
  return isDated(number) ? { ...undated, applicationDate: day } : { ...undated, publicationDate: day }
}
