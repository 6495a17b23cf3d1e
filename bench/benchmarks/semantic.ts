import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { demoPatents } from '@gezhi/imports/demo'
import type { Filter, SemanticQuestion, SearchEngine } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { fillIndex } from '../generated-index.ts'
import { median, percentile95, timed } from '../measuring.ts'
import { processorTime } from '../processor-time.ts'

const DEFAULT_PATENTS = 100_000
const QUESTIONS = 100

/** Semantic search from end to end, through the threads of the engine. */
export const semantic: Benchmark = {
  name: 'semantic',
  description: `Searching by meaning over generated patents (title, abstract, main claim), ${DEFAULT_PATENTS} unless a number is given, in a folder that is kept where one is named: ${QUESTIONS} questions each asked once, first page of 20 with passages and what drove each hit. CPU: time of the process for each question`,
  columns: ['questions', 'where', 'records', 'p50', 'p95', 'slowest', 'CPU'],
  run: async (ownFolder, [size, reused]) => {
    const patents = Number(size ?? DEFAULT_PATENTS)
    const folder = reused ?? ownFolder
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder })
    try {
      await fillIndex(engine, patents)
      await buildVectors(engine)
      printDiskUse(folder, patents)
      const rows: string[][] = []
      const hundredth = await filterOfOnePercent(engine)
      for (const [where, filters] of [
        ['everywhere', []],
        ['a filter of 1 %', [hundredth]],
      ] as const) {
        const { total } = await engine.count({ query: null, filters, exact: true })
        for (const [name, questions] of Object.entries(await questionSets(engine))) {
          rows.push([name, where, String(total), ...(await request(engine, questions, filters)).map(formatTime)])
        }
      }
      const [, peak, now] = /VmHWM:\s+(\d+)[^]*VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
      console.log(`resident ${(Number(now) / 1024).toFixed(0)} MB after the searches, at most ${(Number(peak) / 1024).toFixed(0)} MB`)
      return rows
    } finally {
      await engine.close()
    }
  },
}

async function buildVectors(engine: SearchEngine): Promise<void> {
  const { waiting, vectors, documents } = await engine.semantic!.status()
  if (waiting === 0 && vectors === documents) return
  const started = new Map<string, number>()
  const [status, took] = await timed(() =>
    engine.semantic!.build({ onProgress: ({ phase }) => void started.set(phase, started.get(phase) ?? performance.now()) }),
  )
  const rate = (status.vectors * 1000) / took
  console.log(
    `${status.vectors} vectors in ${formatTime(took)}, ${rate.toFixed(0)} a second with all reading and learning (${status.model?.id})`,
  )
}

function printDiskUse(folder: string, patents: number): void {
  const bytes = (ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  console.log(
    `${(bytes('.index') / patents).toFixed(0)} bytes of index a document, ${(bytes('.store') / patents).toFixed(0)} beside it for meaning`,
  )
}

/** A class of about one in a hundred documents. */
async function filterOfOnePercent(engine: SearchEngine): Promise<Filter> {
  const field = 'class_ipc.group'
  const [facet] = await engine.facets({ query: null, facets: [{ field, count: 1000 }], timeLimit: 60_000 })
  const target = (await engine.status()).documents / 100
  const nearest = facet!.list.toSorted((a, b) => Math.abs(a.count - target) - Math.abs(b.count - target))[0]!
  return { field, values: [nearest.value], include: true }
}

async function questionSets(engine: SearchEngine): Promise<Record<string, SemanticQuestion[]>> {
  const others = [...demoPatents({ seed: 2, count: QUESTIONS * 4, withoutDescription: true })].filter(
    ({ abstracts }) => abstracts !== undefined,
  )
  const { hits } = await engine.page({ query: null, from: 1000, size: QUESTIONS, short: true })
  const text = (one: string): SemanticQuestion => ({ kind: 'text', text: one })
  const some = others.slice(0, QUESTIONS)
  return {
    'a title': some.map(({ titles }) => text(titles[0]!.text)),
    'title and abstract': some.map(({ titles, abstracts }) => text(`${titles[0]!.text}\n${abstracts![0]!.text}`)),
    'a patent by number': hits.map(({ docId }) => ({ kind: 'record', id: docId })),
  }
}

async function request(
  engine: SearchEngine,
  questions: readonly SemanticQuestion[],
  filters: readonly Filter[],
): Promise<[number, number, number, number]> {
  await engine.semantic!.rank({ question: questions[0]!, from: 0, size: 20, filters })
  const times: number[] = []
  const before = processorTime(process.pid)
  for (const question of questions) {
    times.push((await timed(() => engine.semantic!.rank({ question, from: 0, size: 20, short: true, filters })))[1])
  }
  const processor = ((processorTime(process.pid) - before) * 1000) / questions.length
  return [median(times), percentile95(times), Math.max(...times), processor]
}
