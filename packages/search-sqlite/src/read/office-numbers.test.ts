import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { aPatent } from '@gezhi/search/testing'
import { openSqliteEngine } from '../open-sqlite-engine.ts'
import { officeOf } from '../storage/stored-fields.ts'

let folder: string
let engine: SearchEngine

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gezhi-offices-'))
  engine = await openSqliteEngine({ kind: PATENT_KIND, folder })
  await engine.write({
    puts: ['CN101A', 'CN102B', 'US2003A1', 'EP3001234A1', 'WO2020100001A1'].map((publicationNumber) => aPatent({ publicationNumber })),
  })
  await engine.write({ puts: [aPatent({ publicationNumber: 'US2004A1' })], deletes: ['CN102B'] })
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  ['pn=CN*', ['CN101A']],
  ['pn=US*', ['US2003A1', 'US2004A1']],
  ['pn=KR*', []],
  ['pn=CN* OR pn=EP*', ['CN101A', 'EP3001234A1']],
  ['pn=US* OR pn=EP30012*', ['EP3001234A1', 'US2003A1', 'US2004A1']],
  ['pn=US2003* NOT pn=CN*', ['US2003A1']],
])('%s finds the numbers of an office, counted and on a page', async (text, expected) => {
  const query = readQuery(text, { fields: PATENT_FIELD_TABLE }).tree
  const { hits } = await engine.page({ query, from: 0, size: 10 })
  expect(hits.map(({ docId }) => docId).toSorted()).toEqual(expected)
  expect((await engine.count({ query, exact: true })).total).toBe(expected.length)
})

test('a prefix is an office only if it is two capital letters', () => {
  expect(officeOf({ op: 'prefix', prefix: 'CN' })).toBe('CN')
  for (const prefix of ['C', 'CN1', '20', 'cn']) expect(officeOf({ op: 'prefix', prefix })).toBeNull()
  expect(officeOf({ op: 'equals', value: 'CN' })).toBeNull()
})
