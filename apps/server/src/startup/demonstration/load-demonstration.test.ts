import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCompanies } from '@gezhi/imports'
import { demoPatents } from '@gezhi/imports/demo'
import { COMPANY_KIND, PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { fillInChild } from './fill-in-child.ts'
import { fillInProcess } from './fill-in-process.ts'
import type { FillIndex } from './fill-index.ts'
import { loadDemonstration } from './load-demonstration.ts'

/** Starting a child process takes as long as generating a thousand records. */
const inChild = (parent: string) => ({ fill: fillInChild(parent), withCompanies: false })

async function installation({ fill = fillInProcess, withCompanies = true }: { fill?: FillIndex; withCompanies?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-demonstration-'))
  const patents = await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'patents'), readers: 1 })
  const companies = await openSqliteEngine({ kind: COMPANY_KIND, folder: join(folder, 'companies'), readers: 1 })
  onTestFinished(async () => {
    await Promise.all([patents.close(), companies.close()])
    await rm(folder, { recursive: true, force: true })
  })
  const lines: string[] = []
  const marker = join(folder, 'demonstration.json')
  const load = (count: number, signal = new AbortController().signal) =>
    loadDemonstration({
      engine: patents,
      count,
      further: withCompanies ? [{ engine: companies, count: Math.min(20, count) }] : [],
      fill,
      marker,
      readiness: { phase: 'starting' },
      signal,
      print: (line) => void lines.push(line),
    })
  const documents = async () => [(await patents.status()).documents, (await companies.status()).documents]
  return { patents, companies, load, documents, lines, marker }
}

async function parentFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'gezhi-filled-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  return parent
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

it('a child process generates the same records, reports its progress and leaves no files', async () => {
  const parent = await parentFolder()
  const { load, patents, lines } = await installation(inChild(parent))
  await load(600)
  const { records } = await patents.contents({ after: null, limit: 1000 })
  expect(records.map(({ record }) => record)).toEqual([...demoPatents({ seed: 1, count: 600 })])
  expect(lines).toEqual([expect.stringContaining('Generating 600 records'), '  500 of 600', '  600 of 600'])
  expect(readdirSync(parent)).toEqual([])
})

it('a child process is ended with the start: nothing is left of it, and the index is unchanged', async () => {
  const parent = await parentFolder()
  const { load, documents, lines, marker } = await installation(inChild(parent))
  const stopping = new AbortController()
  const loading = Promise.allSettled([load(100_000, stopping.signal)])
  await expect.poll(() => lines.length, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(() => readdirSync(parent), { timeout: 60_000 }).toHaveLength(1)
  stopping.abort(new Error('stopped'))
  expect(await loading).toMatchObject([{ status: 'rejected', reason: { message: 'stopped' } }])
  expect((await documents())[0]).toBe(0)
  expect([readdirSync(parent), existsSync(marker)]).toEqual([[], false])
})

it('the error of a child process reaches the start', async () => {
  const parent = join(await parentFolder(), 'file')
  await writeFile(parent, '')
  const { load } = await installation(inChild(parent))
  await expect(load(10)).rejects.toMatchObject({ name: 'SearchError', message: expect.stringContaining('ENOTDIR') })
})
