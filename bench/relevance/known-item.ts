import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, applicationIdentity, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { chinesePool, englishPool } from './crossing-sets.ts'
import { formatMean } from './metrics.ts'
import { CHANNELS, ranked, formatRow, withSemanticIndex } from './systems.ts'

const SAMPLE = 500

/** Known-item search: the title typed into the search box, and a semantic search for a shuffled half of the words of the abstract. */
export async function knownItems(folder: string): Promise<string[][]> {
  const chinese = chinesePool().records.filter(({ publicationNumber }) => !publicationNumber!.startsWith('G'))
  const english = englishPool().filter(({ titles }) => titles.length > 0)
  const rows: string[][] = []
  for (const [name, records] of [
    ['Chinese', chinese],
    ['English', english],
  ] as const) {
    rows.push(...(await withSemanticIndex(folder, records, (engine) => ofLanguage(engine, `${name}, ${records.length}`, records))))
  }
  return rows
}

async function ofLanguage(engine: SearchEngine<PatentRecord>, name: string, records: readonly PatentRecord[]): Promise<string[][]> {
  const sample = everyNth(records.filter(({ titles, abstracts }) => titles.length > 0 && (abstracts?.[0]?.text.length ?? 0) > 40))
  const byText = (text: (record: PatentRecord) => string) => Map.groupBy(records, text)
  const titled = byText(titleOf)
  const summed = byText(abstractOf)
  const typed: boolean[] = []
  const byTitle: boolean[] = []
  const halves: boolean[] = []
  for (const record of sample) {
    const same = new Set([...titled.get(titleOf(record))!, ...ofApplication(records, record)].map((other) => other.publicationNumber!))
    typed.push((await typedTitle(engine, record)).some((id) => same.has(id)))
    byTitle.push((await ranked(engine, { text: record.titles[0]!.text }, 3, CHANNELS['all, as searches ask']!)).some((id) => same.has(id)))
    const alike = new Set([...same, ...summed.get(abstractOf(record))!.map((other) => other.publicationNumber!)])
    halves.push((await ranked(engine, { text: halfOf(record) }, 10, CHANNELS['all, as searches ask']!)).some((id) => alike.has(id)))
  }
  const rows = [
    [`${name}: title`, 'the search box, by relevance', `in the first 3 (${sample.length})`, ...formatMean(typed.map(Number)), ''],
    [`${name}: title`, 'by meaning', `in the first 3 (${sample.length})`, ...formatMean(byTitle.map(Number)), ''],
    [`${name}: half of the abstract's words`, 'by meaning', `in the first 10 (${sample.length})`, ...formatMean(halves.map(Number)), ''],
  ]
  return rows.map(formatRow)
}

function everyNth<T>(values: readonly T[]): T[] {
  const every = Math.max(1, Math.floor(values.length / SAMPLE))
  return values.filter((_, i) => i % every === 0).slice(0, SAMPLE)
}

async function typedTitle(engine: SearchEngine<PatentRecord>, { titles }: PatentRecord): Promise<string[]> {
  const { tree } = readQuery(titles[0]!.text, { fields: PATENT_FIELD_TABLE, mode: 'box' })
  const { hits } = await engine.page({ query: tree, from: 0, size: 3, short: true, sort: [{ by: 'relevance', order: 'desc' }] })
  return hits.map(({ record }) => record.publicationNumber!)
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
const titleOf = ({ titles }: PatentRecord) => folded(titles[0]?.text ?? '')
const abstractOf = ({ abstracts }: PatentRecord) => folded(abstracts?.[0]?.text ?? '')

/** Publications of one application differ only in the kind of their number. */
function ofApplication(records: readonly PatentRecord[], record: PatentRecord): PatentRecord[] {
  const base = ({ publicationNumber, office }: PatentRecord) => applicationIdentity(office, publicationNumber!.replace(/[A-Z]\d?$/, ''))
  return records.filter((other) => base(other) === base(record))
}

/** Every other word (in Chinese: two characters) in a random but reproducible order. */
function halfOf({ abstracts }: PatentRecord): string {
  const words = abstracts![0]!.text.match(/\p{Script=Han}{1,2}|[\p{L}\p{N}]+/gu) ?? []
  const half = words.filter((_, i) => i % 2 === 0)
  return half
    .map((word, i) => ({ word, place: (i * 7919) % 1009 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ word }) => word)
    .join(' ')
}
