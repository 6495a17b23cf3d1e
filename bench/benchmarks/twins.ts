import { parseArgs } from 'node:util'
import type { Benchmark } from '../benchmark.ts'
import { interval, mean } from '../relevance/metrics.ts'
import { requireFiles, tabRows } from '../relevance/read-files.ts'
import { judgedLinks, pairOf, sampledLinks, writeSample } from '../twins/judged-links.ts'
import { chinesePatents, linkedPublications, type PublicationLink } from '../twins/linked-publications.ts'

/** Publications of one invention on real Chinese records: how many known pairs are linked, and how many links are wrong. */
export const twins: Benchmark = {
  name: 'twins',
  description:
    'Publications of one invention that the page of a patent links, on real Chinese records: known pairs, and links under other numbers that a judge looked at. `--sample FILE` writes those without a verdict',
  columns: ['set', 'count', 'linked or right', 'share', '95 %'],
  run: async (_folder, args) => {
    requireFiles()
    const { values } = parseArgs({ args: [...args], options: { sample: { type: 'string' } } })
    const records = chinesePatents()
    const links = linkedPublications(records)
    if (values.sample !== undefined) writeSample(values.sample, links)
    return [...knownPairs(new Set(records.map(({ publicationNumber }) => publicationNumber!)), links), judgedSample(links)]
  },
}

/** Pairs whose publications are both in the file. */
function knownPairs(held: ReadonlySet<string>, links: readonly PublicationLink[]): string[][] {
  const linked = new Set(links.map(pairOf))
  const pairs = tabRows('benchmarks/cn-same-invention-pairs.tsv').filter(({ a, b }) => held.has(a!) && held.has(b!))
  const isLinked = ({ a, b }: Record<string, string>) => linked.has([a!, b!].toSorted((x, y) => (x < y ? -1 : 1)).join('\t'))
  const sets = [...Map.groupBy(pairs, ({ relation }) => relation!), ['all', pairs] as const]
  return sets.map(([set, of]) => row(`known pairs: ${set}`, of.map(isLinked)))
}

function judgedSample(links: readonly PublicationLink[]): string[] {
  const verdicts = judgedLinks()
  const known = sampledLinks(links).flatMap((link) => verdicts.get(pairOf(link)) ?? [])
  return row(
    'links under other numbers, judged',
    known.map((verdict) => verdict === 'right'),
  )
}

function row(set: string, hits: readonly boolean[]): string[] {
  const values = hits.map(Number)
  const right = hits.filter(Boolean).length
  const bounds = values.length === 0 ? '' : interval(values).map((value) => `${(value * 100).toFixed(1)} %`)
  return [set, String(hits.length), String(right), `${(mean(values) * 100).toFixed(2)} %`, bounds === '' ? '' : bounds.join(' to ')]
}
