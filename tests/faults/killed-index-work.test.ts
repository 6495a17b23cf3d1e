import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPatents } from '@gezhi/imports/demo'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aKite } from './a-kite.ts'
import { manyMachines, oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'
import { programProcess } from './server-process.ts'

const PATENTS = 1500
const KITES = 6000
const LONG = 900_000
/** Records whose legal status is due to be derived again. */
const DUE = 'status-change<=20300101'

/** A command that delegates work to a worker. */
interface Command {
  output(): string
  readonly ended: Promise<number | null>
}

interface Scene {
  readonly installation: Installation
  readonly dying: RoleProcess
  readonly command: Command | null
  readonly engine: SearchEngine
}

/** A task of the worker that writes the index. */
interface IndexWork {
  /** Settings of every worker in addition to those of the installation. */
  readonly settings?: Readonly<Record<string, string>>
  /** Records in the index before any worker runs. */
  readonly before?: () => Iterable<PatentRecord> | AsyncIterable<PatentRecord>
  /** Arguments of `npm run import` that start it, `FILE` for a file of kites; omitted for tasks that start by themselves. */
  readonly args?: readonly string[]
  /** Whether it is in progress. */
  isInProgress(scene: Scene): Promise<boolean>
  /** Whether it is complete, as if no process had been killed. */
  isDone(scene: Scene): Promise<boolean>
}

const documents = async ({ engine }: Scene) => (await engine.status()).documents
const due = async ({ engine }: Scene) =>
  (await engine.count({ query: readQuery(DUE, { fields: PATENT_FIELD_TABLE }).tree, exact: true })).total
const asDemonstration = () => demoPatents({ seed: 1, count: PATENTS })

const WORK: Readonly<Record<string, IndexWork>> = {
  'the first fill with the demonstration': {
    settings: { GEZHI_DEMO: String(PATENTS) },
    isInProgress: async ({ dying }) => new RegExp(`\\d+ of ${PATENTS}`).test(dying.output()),
    isDone: async (scene) => (await documents(scene)) === PATENTS,
  },
  'telling legal states that fell due': {
    before: () => Array.from({ length: KITES }, (_, index) => grantDue(index)),
    isInProgress: async (scene) => (await due(scene)) < KITES,
    isDone: async (scene) => (await due(scene)) === 0 && (await documents(scene)) === KITES,
  },
  'making the index anew of its documents': {
    before: asDemonstration,
    args: ['--rebuild'],
    isInProgress: async ({ command }) => command!.output().includes('Rebuilding the index'),
    isDone: async (scene) => scene.command!.output().includes('The new index is in use: 1500') && (await documents(scene)) === PATENTS,
  },
  'making the index anew of files': {
    before: asDemonstration,
    args: ['--rebuild', 'FILE'],
    isInProgress: async ({ command }) => command!.output().includes('Importing 1 file') && (await sleep(500), true),
    isDone: async (scene) => scene.command!.output().includes(`The new index is in use: ${KITES}`) && (await documents(scene)) === KITES,
  },
  'learning what words mean': {
    before: asDemonstration,
    settings: { GEZHI_MEANING: 'on' },
    isInProgress: ({ installation }) => installation.isSemanticBuildBegun(),
    async isDone({ engine }) {
      const { vectors, waiting, documents: all } = await engine.semantic!.status()
      return waiting === 0 && vectors === all && all === PATENTS
    },
  },
}

// Runs only in `npm run test:opensearch -- faults`.
describe.skipIf(process.env['OPENSEARCH_FAULTS'] !== '1').each([
  ['one machine', oneMachine],
  ['machines that share a cluster, a PostgreSQL server and a bucket', manyMachines],
])('on %s, the worker that writes the index is killed in the midst of', (_name, open) => {
  describe.each(Object.entries(WORK))('%s', (_work, work) => {
    let installation: Installation
    const started: RoleProcess[] = []
    beforeAll(async () => void (installation = await open()), LONG)
    afterAll(async () => {
      await Promise.all(started.map((process) => process.stop()))
      await installation?.close()
    }, LONG)

    it(
      'and another goes on: nothing is lost, nothing doubled',
      async () => {
        if (work.before !== undefined) await fill(installation, work.before())
        const start = () => {
          const own = installation.settings()
          const common = { DATABASE_URL: installation.database, GEZHI_DEMO: '0', GEZHI_MEANING: 'off', GEZHI_LOG: 'info' }
          const worker = roleProcess('worker', { ...common, ...own, ...work.settings })
          started.push(worker)
          return { worker, own }
        }
        const { worker: dying, own } = start()
        if (work.args !== undefined) await dying.ready()
        const command = work.args === undefined ? null : begin(work.args, own)
        // Retries until there is an index.
        const engine = await until(async () => installation.readIndex())
        const scene = { installation, dying, command, engine }
        await until(async () => (await work.isInProgress(scene)) || null)
        const { worker: other } = start()
        await dying.kill()
        const killedAt = performance.now()
        expect(await work.isDone(scene), 'it was killed too late').toBe(false)
        await other.ready()
        await until(async () => (await work.isDone(scene)) || null)
        console.log(`${_work}: done ${Math.round((performance.now() - killedAt) / 1000)} s after its worker was killed`)
        if (command !== null) expect(await command.ended, command.output()).toBe(0)
        await engine.close()
      },
      LONG,
    )
  })
})

async function fill(installation: Installation, patents: Iterable<PatentRecord> | AsyncIterable<PatentRecord>): Promise<void> {
  const puts: PatentRecord[] = []
  for await (const patent of patents) puts.push(patent)
  const engine = await installation.writeIndex()
  await engine.write({ puts })
  await engine.close()
}

function begin(requested: readonly string[], settings: Record<string, string>): Command {
  const file = join(settings['GEZHI_DATA']!, 'kites.jsonl')
  writeFileSync(file, Array.from({ length: KITES }, (_, index) => aKite(index)).join('\n'))
  const args = requested.map((one) => (one === 'FILE' ? file : one))
  const child = programProcess('import-command', args, { ...settings, LC_ALL: 'en_US.UTF-8' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { output: () => output, ended: once(child, 'close').then(() => child.exitCode) }
}

/** Retries until there is a result. */
async function until<T>(attempt: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + LONG / 3
  for (;;) {
    const answer = await attempt().catch((error: unknown) => {
      if (Date.now() > deadline) throw error
      return null
    })
    if (answer !== null) return answer
    if (Date.now() > deadline) throw new Error('It does not come to that')
    await sleep(20)
  }
}

/** A patent whose term has ended but whose index entry is not updated yet. */
function grantDue(index: number): PatentRecord {
  return {
    publicationNumber: `CN${600_000_000 + index}B`,
    office: 'CN',
    kind: 'B',
    patentType: 'invention',
    applicationDate: '19800101',
    publicationDate: '19830101',
    legalStatus: 'active',
    legalStateDue: '20000102',
    titles: [{ lang: 'zh', text: `会飞的风筝第${index}号` }],
    source: { format: 'test' },
  }
}
