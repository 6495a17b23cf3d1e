import { setTimeout as sleep } from 'node:timers/promises'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { familyMemory, peakMemory } from '../process-memory.ts'
import { familyProcessorTime } from '../processor-time.ts'
import { startServerProcess, type ServerProcess } from '../server-process.ts'

const PATENTS = 20_000
/** Seconds after which a later start is measured: its background work begins after 5 to 30 s. */
const MEASURED_AFTER = [60, 180]
/** Milliseconds at the end of that time in which the processor time shows whether background work still runs. */
const LAST_MS = 10_000

/**
 * Time, processor time and memory of starts with default settings: on an empty folder, and later ones, of which the first learns in the
 * background. Given other checkouts, their servers are measured in turn with those of this one.
 */
export const start: Benchmark = {
  name: 'start',
  description: `Starts with ${PATENTS} demonstration patents; the web app is built already. Processor time of the server with its children until the address is printed; resident memory of the server, when it is ready and ${MEASURED_AFTER.join(' and ')} s later, the peak with its child processes but PostgreSQL. Arguments: other checkouts, measured in turn with this one`,
  columns: [
    'checkout',
    'start',
    'ready after',
    'CPU',
    'first search',
    'memory',
    ...MEASURED_AFTER.map((s) => `${s} s`),
    'CPU at last',
    'peak',
    'stop',
  ],
  run: async (folder, others) => {
    const checkouts = [process.cwd(), ...others]
    // The first start of a checkout builds the web app and the bundle, which is not measured here.
    for (const [i, root] of checkouts.entries()) await (await startServerProcess(`${folder}/warm-up-${i}`, 0, {}, root)).stop()
    const rows: string[][] = []
    for (const name of ['first', 'second', 'third'])
      for (const [i, root] of checkouts.entries())
        rows.push([root, name, ...(await measure(`${folder}/data-${i}`, root, name !== 'first'))])
    return rows
  },
}

async function measure(data: string, root: string, stays: boolean): Promise<string[]> {
  const server = await startServerProcess(data, PATENTS, { GEZHI_MEANING: 'on' }, root)
  const processor = familyProcessorTime(server.pid)
  const search = await timeOfSearch(server)
  const figures = [formatTime(server.ready), `${processor.toFixed(1)} s`, formatTime(search), megabytes(familyMemory(server.pid))]
  const later = stays ? await stay(server) : ['–', '–', '–']
  const peak = Math.max(server.peakMemory(), peakMemory(server.pid))
  const before = performance.now()
  await server.stop()
  return [...figures, ...later, megabytes(peak), formatTime(performance.now() - before)]
}

/** The memory at each of the times, and the share of a core that was used at last. */
async function stay({ pid }: ServerProcess): Promise<string[]> {
  const begin = performance.now()
  const cells: string[] = []
  let processor = 0
  for (const seconds of MEASURED_AFTER) {
    await sleep(begin + seconds * 1000 - LAST_MS - performance.now())
    const before = familyProcessorTime(pid)
    await sleep(LAST_MS)
    processor = familyProcessorTime(pid) - before
    cells.push(megabytes(familyMemory(pid)))
  }
  return [...cells, `${Math.round((100_000 * processor) / LAST_MS)} %`]
}

async function timeOfSearch({ address }: ServerProcess): Promise<number> {
  const groupList = ['class_ipc.section', 'country', 'applicant_patentee.original.name'].map((field) => ({ field, count: 10 }))
  const body = JSON.stringify({ filter: { queryStr: '石墨烯 电池' }, groupList, size: 20 })
  const before = performance.now()
  const response = await fetch(`${address}/api/search/ts/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { code, message } = (await response.json()) as { code: number; message: string }
  if (code !== 200) throw new Error(message)
  return performance.now() - before
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}
