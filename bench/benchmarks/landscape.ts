import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { demoPatents } from '@gezhi/imports/demo'
import { layOutVectors, trustworthiness, type VectorRows } from '@gezhi/semantic'
import { DocumentVectors, type DocumentText } from '../../apps/server/src/landscape/document-vectors.ts'
import { LandscapeBuilder } from '../../apps/server/src/landscape/landscape-builder.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'

const DEFAULT_PATENTS = 100_000
const COMPARED = 5000
const NEIGHBOURS = 12
const SEED = 27

/** Time of laying out documents, and how well neighbours in the vectors are neighbours in the plane. */
export const landscape: Benchmark = {
  name: 'landscape',
  description: `Landscape of ${DEFAULT_PATENTS} generated patents (title and abstract; another number as the second argument): terms, vectors, layout, hills and labels; then trustworthiness@${NEIGHBOURS} of ${COMPARED} documents by the same vectors: of the records of a gzipped JSON Lines file (title, abstract) if one is given, otherwise of generated ones; beside umap-js where it is installed, and the first two components. CPU: time of the process`,
  columns: ['what', 'documents', 'CPU', `trustworthiness@${NEIGHBOURS}`],
  run: async (_folder, [path, size]) => {
    const many = Number(size ?? DEFAULT_PATENTS)
    const [, whole] = await processor(() => buildAll(many))
    const texts = spread(path === undefined ? generated(COMPARED) : records(path))
    const vectors = new DocumentVectors()
    for (const text of texts) vectors.add([text])
    const rows = vectors.learn(() => {})
    const [points, time] = await processor(() => layOutVectors(rows))
    const compared = [['layout', time, points], ['first two components', 0, firstTwo(rows)], ...(await umap(rows))] as const
    return [
      ['whole landscape', String(many), formatTime(whole), ''],
      ...compared.map(([name, took, place]) => [
        name,
        String(rows.count),
        took === 0 ? '' : formatTime(took),
        trustworthiness(rows, place, NEIGHBOURS).toFixed(3),
      ]),
    ]
  },
}

function buildAll(count: number): void {
  const builder = new LandscapeBuilder()
  for (const text of generated(count)) builder.add([text])
  builder.build(() => {})
}

function* generated(count: number): Generator<DocumentText> {
  for (const { titles, abstracts = [] } of demoPatents({ seed: 1, count, withoutDescription: true })) {
    yield { title: titles[0]?.text ?? '', abstract: abstracts[0]?.text ?? '' }
  }
}

function records(path: string): DocumentText[] {
  const lines = gunzipSync(readFileSync(path)).toString().split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Partial<DocumentText>)
    .flatMap(({ title, abstract }) => (title !== undefined && (abstract?.length ?? 0) > 60 ? [{ title, abstract: abstract! }] : []))
}

/** Evenly chosen ones. */
function spread(texts: Iterable<DocumentText>): DocumentText[] {
  const all = [...texts]
  return Array.from(
    { length: Math.min(COMPARED, all.length) },
    (_, i) => all[Math.floor((i * all.length) / Math.min(COMPARED, all.length))]!,
  )
}

function firstTwo({ count, dimensions, values }: VectorRows): Float32Array {
  return Float32Array.from({ length: count * 2 }, (_, i) => values[Math.floor(i / 2) * dimensions + (i % 2)]!)
}

interface UmapModule {
  readonly UMAP: new (options: object) => { fit(rows: number[][]): number[][] }
}

/** The layout of umap-js with the same neighbours, seed and distance; none where it is not installed. */
async function umap({ count, dimensions, values }: VectorRows): Promise<(readonly [string, number, Float32Array])[]> {
  const name = 'umap-js'
  const module = (await import(name).catch(() => null)) as UmapModule | null
  if (module === null) return []
  const rows = Array.from({ length: count }, (_, i) => Array.from(values.subarray(i * dimensions, (i + 1) * dimensions)))
  let state = SEED
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  const distanceFn = (a: number[], b: number[]) => 1 - a.reduce((sum, value, i) => sum + value * b[i]!, 0)
  const [points, time] = await processor(() => new module.UMAP({ nNeighbors: NEIGHBOURS, random, distanceFn }).fit(rows))
  return [[name, time, Float32Array.from(points.flat())]]
}

/** The result and the CPU time in ms. */
async function processor<T>(work: () => T): Promise<[T, number]> {
  const before = process.cpuUsage()
  const result = await Promise.resolve(work())
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}
