import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCompanies } from '@gezhi/imports'
import { demoPatents } from '@gezhi/imports/demo'
import { COMPANY_KIND, PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { loadDemonstration } from './load-demonstration.ts'

async function installation() {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-demonstration-'))
  const patents = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'patents'), readers: 1 })
  const companies = await openSqliteEngine({ kind: COMPANY_KIND, folder: join(folder, 'companies'), readers: 1 })
  onTestFinished(async () => {
    await Promise.all([patents.close(), companies.close()])
    await rm(folder, { recursive: true, force: true })
  })
  const lines: string[] = []
  const load = (count: number) =>
    loadDemonstration({
      engine: patents,
      marker: join(folder, 'demonstration.json'),
      count,
      records: (requested) => demoPatents({ seed: 1, count: requested, withoutDescription: true }),
      further: [{ engine: companies, count: Math.min(20, count), records: (requested) => demoCompanies(1, requested) }],
      readiness: { phase: 'starting' },
      signal: new AbortController().signal,
      print: (line) => void lines.push(line),
    })
  const documents = async () => [(await patents.status()).documents, (await companies.status()).documents]
  return { patents, companies, load, documents, lines }
}

it('an empty installation gets records of every kind, once', async () => {
  const { load, documents, lines } = await installation()
  await load(30)
  expect(await documents()).toEqual([30, 20])
  expect(lines.filter((line) => line.startsWith('Generating'))).toHaveLength(2)
  await load(30)
  expect((await documents())[0]).toBe(30)
  expect(lines.filter((line) => line.startsWith('Generating'))).toHaveLength(2)
})

it('records that are there stay alone, of one kind and of all', async () => {
  const withCompanies = await installation()
  await withCompanies.companies.write({ puts: [...demoCompanies(2, 3)] })
  await withCompanies.load(10)
  expect(await withCompanies.documents()).toEqual([10, 3])
  const withPatents = await installation()
  await withPatents.patents.write({ puts: [...demoPatents({ seed: 2, count: 4, withoutDescription: true })] })
  await withPatents.load(10)
  expect(await withPatents.documents()).toEqual([4, 0])
})

it('nothing is generated for a count of 0', async () => {
  const { load, documents } = await installation()
  await load(0)
  expect(await documents()).toEqual([0, 0])
})
