import { setTimeout as sleep } from 'node:timers/promises'
import type { Filter, SearchEngine } from '@gezhi/search'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { fillIndex } from '../generated-index.ts'
import { median, percentile95, timed } from '../measuring.ts'

const DEFAULT_PATENTS = 100_000
const LIMIT = 5
const KINDS = ['word', 'AP'] as const
const ROUNDS = 3

/** Texts typed to the end, with a request after each character. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'Chinese words': ['石墨烯复合材料', '锂离子电池', '一种方法', '电极', '图像识别装置', '半导体器件'],
  'English words': ['graphene', 'battery', 'method for', 'electrode', 'semiconductor device', 'image'],
  pinyin: ['shimoxi', 'dianchi', 'fangfa', 'bandaoti', 'zhizaofangfa', 'tuxiangshibie'],
  'first letters of pinyin': ['smx', 'dc', 'ff', 'bdt', 'zzff', 'lizdc'],
  'names of companies': ['北京', '深圳市', '华', 'Siemens', 'shanghai', 'bjdx', '中国科学院'],
}

/** Latency of suggestions while typing: words and companies for a prefix, requested one after the other. */
export const suggestions: Benchmark = {
  name: 'suggestions',
  description: `Suggestions while typing over generated patents (title, abstract, main claim), ${DEFAULT_PATENTS} unless a number is given, in a folder that is kept where one is named: ${LIMIT} words and ${LIMIT} companies after each character typed, ${ROUNDS} rounds, the first of which finds nothing kept; processor: time of all threads of the process, which neighbours on the machine do not lengthen as they do the other`,
  columns: ['typed', 'where', 'asked', 'p50', 'p95', 'slowest', 'processor p50', 'processor p95'],
  run: async (ownFolder, [size, reused]) => {
    const folder = reused ?? ownFolder
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder })
    try {
      await fillIndex(engine, Number(size ?? DEFAULT_PATENTS))
      await engine.page({ query: null, from: 0, size: 1 })
      // Columns are loaded in the background; until then all requests wait for them.
      await engine.facets({ query: null, facets: [{ field: 'country', count: 1 }], timeLimit: 600_000 })
      await sleep(5000)
      const china: Filter = { field: 'country', values: ['CN'], include: true }
      const rows: string[][] = []
      for (const [where, filters] of [
        ['everywhere', []],
        ['CN', [china]],
      ] as const) {
        for (const [kind, texts] of Object.entries(TYPED)) rows.push([kind, where, ...(await measured(engine, texts, filters))])
      }
      return rows
    } finally {
      await engine.close()
    }
  },
}

async function measured(engine: SearchEngine, texts: readonly string[], filters: readonly Filter[]): Promise<string[]> {
  const beginnings = texts.flatMap((text) => Array.from(text, (_, i) => [...text].slice(0, i + 1).join('')))
  const times: number[] = []
  const worked: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const text of beginnings) {
      const before = process.cpuUsage()
      times.push((await timed(() => requestSuggestions(engine, text, filters)))[1])
      const { user, system } = process.cpuUsage(before)
      worked.push((user + system) / 1000)
    }
  }
  const summary = [median(times), percentile95(times), Math.max(...times), median(worked), percentile95(worked)]
  return [String(times.length), ...summary.map(formatTime)]
}

async function requestSuggestions(engine: SearchEngine, text: string, filters: readonly Filter[]): Promise<void> {
  for (const of of KINDS) await engine.suggest({ text, limit: LIMIT, of, filters })
}
