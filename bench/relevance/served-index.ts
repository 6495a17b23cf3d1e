import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient, type Client } from '@gezhi/contract/client'
import { indexAddress, PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { formatTime } from '../benchmark.ts'
import { startServerProcess } from '../server-process.ts'
import { CLASS_TABLES, fileAt } from './read-files.ts'

/** ms between requests for the state of the vectors. */
const POLL_MS = 2000

/**
 * A server, started like `npm start`, whose index holds these records and whose vectors are up to date; with `hasClasses` it has imported the
 * International Patent Classification in both languages before.
 */
export async function withServedIndex<T>(
  folder: string,
  records: readonly PatentRecord[],
  hasClasses: boolean,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(join(folder, 'served-'))
  await writeIndex(join(data, 'index'), records)
  if (hasClasses) await importFiles(data, CLASS_TABLES.map(fileAt))
  const server = await startServerProcess(data, 0, { GEZHI_MEANING: 'on' })
  try {
    const client = createClient({ base: server.address, fetch: (input, init) => fetch(input, init) })
    const start = performance.now()
    const vectors = await vectorsBuilt(client)
    console.log(`${records.length} records, ${vectors} vectors ${formatTime(performance.now() - start)} after the start of the server`)
    return await work(client)
  } finally {
    await server.stop()
    await rm(data, { recursive: true })
  }
}

async function writeIndex(root: string, records: readonly PatentRecord[]): Promise<void> {
  const folder = indexAddress(root, PATENT_KIND)
  await mkdir(folder, { recursive: true })
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, writesOnly: true })
  const build = await engine.buildShadow()
  for (let from = 0; from < records.length; from += 2000) await build.write({ puts: records.slice(from, from + 2000) })
  await build.finish()
  await engine.close()
}

async function importFiles(data: string, files: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['apps/server/run.ts', 'import-command', ...files], {
    stdio: 'inherit',
    env: { ...process.env, GEZHI_DATA: data, GEZHI_DEMO: '0' },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The import of ${files.join(', ')} ended with ${code}`)
}

/** Number of vectors, once none is missing. */
async function vectorsBuilt(client: Client): Promise<number> {
  for (;;) {
    const { state, vectors } = await client.search.getSemanticIndexState({})
    if (state === 'off') throw new Error('The server computes no vectors')
    if (state === 'ready' && vectors > 0) return vectors
    await setTimeout(POLL_MS)
  }
}
