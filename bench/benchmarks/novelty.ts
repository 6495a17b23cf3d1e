import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { featureComparer, type ComparedFeature } from '../../apps/server/src/novelty/compare-features.ts'
import { findPriorArt, type PriorArt } from '../../apps/server/src/novelty/find-prior-art.ts'
import { splitFeatures } from '../../apps/server/src/novelty/split-features.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { judge, MAX_HITS, type System } from '../relevance/judge.ts'
import { citations, inventions } from '../relevance/judged-sets.ts'
import { ndcg10, recallAt, type Metric } from '../relevance/metrics.ts'
import { textRecord, type QuerySet, type RelevanceQuery } from '../relevance/query-set.ts'
import { commaRows, requireFiles } from '../relevance/read-files.ts'
import { CHANNELS, formatRow, ranked, withSemanticIndex } from '../relevance/systems.ts'

/** Documents compared with the features, as an analysis does. */
const COMPARED = 30

/** How well a novelty analysis finds, and what it says of documents. */
export const novelty: Benchmark = {
  name: 'novelty',
  description: `Novelty analyses on real documents: order of the documents found, against plain BM25 of the same run; verdicts of features of a claim on its own document and on others; time of one analysis with ${COMPARED} compared documents. Halves are the even and the odd questions; intervals 95 % of 2,000 draws`,
  columns: ['set', 'system', 'metric', 'mean', '95 %', 'halves', 'difference'],
  run: async (folder) => {
    requireFiles()
    return [
      ...(await found(folder, inventions(), { 'nDCG@10': ndcg10, 'recall@10': recallAt(10) })),
      ...(await found(folder, citations(), { 'recall@10': recallAt(10), 'recall@30': recallAt(COMPARED), 'recall@100': recallAt(100) })),
      ...(await verdicts(folder)),
    ]
  },
}

async function found(folder: string, set: QuerySet, metrics: Readonly<Record<string, Metric>>): Promise<string[][]> {
  return withSemanticIndex(folder, set.records, async (engine) => {
    const times: number[] = []
    const analysis: System = async (query) => {
      const started = performance.now()
      const { candidates, features } = await analysed(engine, query)
      const compare = featureComparer(features)
      for (const { record } of await engine.get(candidates.slice(0, COMPARED).map(({ docId }) => docId))) compare(record)
      times.push(performance.now() - started)
      return candidates.map(({ docId }) => docId)
    }
    const rows = await judge(engine, set, metrics, {
      'semantic search': (query) => ranked(engine, query, MAX_HITS, CHANNELS['all, as searches ask']!),
      'novelty analysis': analysis,
    })
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => formatTime(sorted[Math.floor(share * (sorted.length - 1))]!)
    return [...rows, formatRow([set.name, 'novelty analysis', `time (${times.length})`, at(0.5), `p95 ${at(0.95)}, max ${at(1)}`, '', ''])]
  })
}

function analysed(engine: SearchEngine<PatentRecord>, { text, publicationNumber }: RelevanceQuery): Promise<PriorArt> {
  return findPriorArt(engine.semantic!, {
    question: publicationNumber === undefined ? { kind: 'text', text } : { kind: 'record', id: publicationNumber },
    features: featuresOf(text),
    query: null,
    filters: [],
    size: MAX_HITS,
  })
}

function featuresOf(text: string): string[] {
  return splitFeatures(text).map(({ start, end }) => text.slice(start, end))
}

/** Features of the first claim of full texts, compared with the same document without its claims, and with the other documents. */
async function verdicts(folder: string): Promise<string[][]> {
  const texts = commaRows('google-patents/bigquery-fulltext.csv.gz').map((row, i) => {
    const record = textRecord(`US${9_000_000 + i}B2`, 'en', '', row['abstract_en'] ?? row['abstract'] ?? '')
    const description = (row['description_en'] ?? row['description'] ?? '').split('\n').map((text) => ({ lang: 'en', text }))
    return { record: { ...record, description }, claim: firstClaim(row['claims_en'] ?? row['claims'] ?? '') }
  })
  const records = [...inventions().records, ...texts.map(({ record }) => record)]
  return withSemanticIndex(folder, records, async (engine) => {
    const own: ComparedFeature[] = []
    const others: ComparedFeature[] = []
    for (const { record, claim } of texts) {
      const { features } = await findPriorArt(engine.semantic!, {
        question: { kind: 'text', text: claim },
        features: featuresOf(claim),
        query: null,
        filters: [],
        size: COMPARED,
      })
      const compare = featureComparer(features)
      for (const other of texts) (other.record === record ? own : others).push(...compare(other.record))
    }
    return [['its own description', own] as const, ['descriptions of other documents', others] as const].map(([name, compared]) => {
      const share = (disclosure: string) =>
        `${disclosure} ${((100 * compared.filter((one) => one.disclosure === disclosure).length) / compared.length).toFixed(1)} %`
      return formatRow([
        'claims of full texts',
        name,
        `features (${compared.length})`,
        share('disclosed'),
        share('partly'),
        share('not'),
        '',
      ])
    })
  })
}

function firstClaim(claims: string): string {
  return /^\s*1\s*\.\s*(?<claim>[\s\S]+?)(?=\s2\s*\.\s)/.exec(claims)?.groups?.['claim'] ?? claims.slice(0, 1500)
}
