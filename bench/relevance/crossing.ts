import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { chinesePool, englishPool, isCopy, twins, type Twin } from './crossing-sets.ts'
import { formatMean } from './metrics.ts'
import { textRecord } from './query-set.ts'
import { CHANNELS, ranked, formatRow, withSemanticIndex } from './systems.ts'

const FOLDS = 5
const FIRST = 10

interface Question {
  readonly text: string
  readonly expected: string
}

/** English queries for Chinese records and vice versa, with a dictionary alone and with translations learned from other records. */
export async function crossing(folder: string): Promise<string[][]> {
  const all = twins()
  const { records, taiwanese } = chinesePool()
  const chinese = [...records, ...all.map(({ number, zh }) => textRecord(number, 'zh', zh.title, zh.abstract))]
  const english = [...englishPool(), ...all.map(({ number, en }) => textRecord(number, 'en', en.title, en.abstract))]
  const rows = await withSemanticIndex(folder, chinese, async (engine) => [
    ...(await found(
      engine,
      `English abstract → ${chinese.length} Chinese`,
      all.map(({ number, en }) => ({ text: en.abstract, expected: number })),
    )),
    ...(await found(
      engine,
      'English title → Chinese',
      all.map(({ number, en }) => ({ text: en.title, expected: number })),
    )),
    ...(await found(
      engine,
      'Taiwanese title → Chinese',
      taiwanese.map(({ number, title }) => ({ text: title, expected: number })),
    )),
  ])
  const back = await withSemanticIndex(folder, english, async (engine) => [
    ...(await found(
      engine,
      `Chinese abstract → ${english.length} English`,
      all.map(({ number, zh }) => ({ text: zh.abstract, expected: number })),
    )),
    ...(await found(
      engine,
      'Chinese title → English',
      all.map(({ number, zh }) => ({ text: zh.title, expected: number })),
    )),
  ])
  return [...rows, ...back, ...(await learned(folder, records, all))]
}

/** Each fold is queried with translations learned from the others: neither a record nor a copy of it is in its training data. */
async function learned(folder: string, pool: readonly PatentRecord[], all: readonly Twin[]): Promise<string[][]> {
  const hits: boolean[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const sample = all.filter((_, i) => i % FOLDS === fold)
    const teaching = all.filter((twin, i) => i % FOLDS !== fold && !sample.some((other) => isCopy(other, twin)))
    const both = teaching.map(({ number, zh, en }) => bilingual(number, zh, en))
    const records = [...pool, ...sample.map(({ number, zh }) => textRecord(number, 'zh', zh.title, zh.abstract)), ...both]
    await withSemanticIndex(folder, records, async (engine) => {
      for (const { number, en } of sample)
        hits.push((await ranked(engine, { text: en.title }, FIRST, CHANNELS['all, as searches ask']!)).includes(number))
    })
  }
  return [row('English title → Chinese, taught by other records', 'all, as searches ask', hits)]
}

function bilingual(number: string, zh: Twin['zh'], en: Twin['en']): PatentRecord {
  const texts = (part: 'title' | 'abstract') => [{ lang: 'zh', text: zh[part] } as const, { lang: 'en', text: en[part] } as const]
  return { ...textRecord(number, 'zh', '', ''), titles: texts('title'), abstracts: texts('abstract') }
}

async function found(engine: SearchEngine<PatentRecord>, name: string, questions: readonly Question[]): Promise<string[][]> {
  const rows: string[][] = []
  for (const [channel, channels] of Object.entries(CHANNELS)) {
    if (channel === 'vectors alone') continue
    const hits: boolean[] = []
    for (const { text, expected } of questions) hits.push((await ranked(engine, { text }, FIRST, channels)).includes(expected))
    rows.push(row(name, channel, hits))
  }
  return rows
}

function row(name: string, channel: string, hits: readonly boolean[]): string[] {
  return formatRow([name, channel, `in the first ${FIRST} (${hits.length})`, ...formatMean(hits.map(Number)), ''])
}
