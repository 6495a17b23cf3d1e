import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { generatedBatches } from '../generated-index.ts'
import { median, percentile95 } from '../measuring.ts'
import { familyMemory } from '../process-memory.ts'
import { startServerProcess, type ServerProcess } from '../server-process.ts'
import { actUntil, ACTIONS, signIn, SoakUser, type Observed } from '../soak/soak-user.ts'

const MINUTES = 120
const USERS = 30
const PATENTS = 20_000
/** ms between two actions of a user, at most. */
const PAUSE = 10_000
/** ms between imports. */
const IMPORT_EVERY = 120_000
/** Records of an import: each changes those of the one before. */
const IMPORTED = 1000
/** ms between looks at the memory. */
const LOOK_EVERY = 10_000
/** Parts of the run that are compared. */
const PARTS = 4

const run = promisify(execFile)

/** An observation with the part of the run it began in. */
type Placed = Observed & { readonly part: number }

/** Two hours of mixed use, after which the server should need no more memory than before, and should have made no error. */
export const soak: Benchmark = {
  name: 'soak',
  description: `${USERS} users of a server with ${PATENTS} demonstration patents, each with an action every ${PAUSE / 2000} s on average (lists, facets, records, suggestions, semantic searches, charts, exports, alerts, orders paid at the simulated provider), and an import of ${IMPORTED} records through the server every ${IMPORT_EVERY / 60_000} minutes, for ${MINUTES} minutes unless a number is given; all from the same machine. Goals: no error, memory of the last quarter not above that of the second`,
  columns: ['what', 'times', 'errors', ...Array.from({ length: PARTS }, (_, part) => `quarter ${part + 1}`)],
  run: async (folder, [minutes = MINUTES]) => {
    const data = join(folder, 'data')
    const server = await startServerProcess(data, PATENTS, { GEZHI_MEANING: 'on' })
    const end = new AbortController()
    try {
      const observed: Placed[] = []
      const memory: { readonly bytes: number; readonly part: number }[] = []
      const duration = Number(minutes) * 60_000
      const start = performance.now()
      const part = () => Math.min(PARTS - 1, Math.floor(((performance.now() - start) / duration) * PARTS))
      const observe = (one: Observed) => observed.push({ ...one, part: part() })
      const users = await signInAll(server)
      const acting = users.map((user) => actUntil(end.signal, user, PAUSE, observe))
      const importing = importUntil(end.signal, folder, data, observe)
      while (performance.now() - start < duration) {
        memory.push({ bytes: familyMemory(server.pid), part: part() })
        await sleep(LOOK_EVERY)
      }
      end.abort()
      await Promise.all([...acting, importing])
      for (const message of new Set(observed.flatMap(({ action, error }) => (error === null ? [] : [`${action}: ${error}`]))))
        console.log(`error of ${message}`)
      const parts = Array.from({ length: PARTS }, (_, index) => index)
      const resident = parts.map((index) => memory.filter((one) => one.part === index).map(({ bytes }) => bytes))
      return [
        ...[...ACTIONS, 'import'].map((action) =>
          rowOf(
            action,
            observed.filter((one) => one.action === action),
            parts,
          ),
        ),
        ['memory, median', '', '', ...resident.map((bytes) => megabytes(median(bytes)))],
        ['memory, most', '', '', ...resident.map((bytes) => megabytes(Math.max(...bytes)))],
      ]
    } finally {
      end.abort()
      await server.stop()
    }
  },
}

async function signInAll({ address }: ServerProcess): Promise<SoakUser[]> {
  const users: SoakUser[] = []
  for (let user = 0; user < USERS; user++) users.push(new SoakUser(address, await signIn(address, String(13_710_000_000 + user))))
  return users
}

/** Imports the same records with other titles again and again. */
async function importUntil(signal: AbortSignal, folder: string, data: string, observe: (one: Observed) => void): Promise<void> {
  const file = join(folder, 'soak.jsonl')
  const [records = []] = generatedBatches(IMPORTED)
  for (let round = 0; !signal.aborted; round++) {
    // Woken by the end of the run.
    await sleep(IMPORT_EVERY, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    await writeFile(file, records.map((record) => `${JSON.stringify({ ...record, title: { zh: `浸泡试验 ${round}` } })}\n`).join(''))
    const start = performance.now()
    const error = await run('npm', ['run', '--silent', 'import', '--', file], { env: { ...process.env, GEZHI_DATA: data } }).then(
      () => null,
      (failure: unknown) => String(failure),
    )
    observe({ action: 'import', milliseconds: performance.now() - start, error })
  }
}

function rowOf(action: string, observed: readonly Placed[], parts: readonly number[]): string[] {
  const errors = observed.filter(({ error }) => error !== null).length
  const times = parts.map((part) => observed.filter((one) => one.part === part && one.error === null).map((one) => one.milliseconds))
  return [
    action,
    String(observed.length),
    String(errors),
    ...times.map((some) => (some.length === 0 ? '' : `p95 ${formatTime(percentile95(some))}`)),
  ]
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
