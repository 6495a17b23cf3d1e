import type { PatentRecord } from '@gezhi/records'
import { commaRows, objectsOf } from './read-files.ts'
import { textRecord } from './query-set.ts'

/** An invention in both languages. */
export interface Twin {
  readonly number: string
  readonly zh: { readonly title: string; readonly abstract: string }
  readonly en: { readonly title: string; readonly abstract: string }
}

interface ChineseRow {
  readonly publication_number: string
  readonly title: string
  readonly abstract?: string
}

/** Machine-translated patents in Chinese and English. */
export function twins(): Twin[] {
  return commaRows('benchmarks/cross-language-triples.csv').map((row) => ({
    number: `XX${row['id']!}`,
    zh: { title: row['title_zh']!, abstract: row['abstract_zh']! },
    en: { title: row['title_en']!, abstract: row['abstract_en']! },
  }))
}

/**
 * Chinese records; English suffixes of titles, which Taiwanese ones have, are cut off. Some hundred titles are entirely English and
 * omitted.
 */
export function chinesePool(): { records: PatentRecord[]; taiwanese: { number: string; title: string }[] } {
  const rows = objectsOf<ChineseRow>('cn-patents/cnki-records.jsonl.gz')
    .map((row) => ({ ...row, ...partedTitle(row.title) }))
    .filter(({ chinese, abstract = '' }) => isChinese(chinese + abstract))
  const cards = commaRows('cn-patents/g06f-with-cpc.csv.gz')
  const taiwanese = rows.filter(({ publication_number: number, english }) => number.startsWith('TW') && english.split(' ').length >= 2)
  return {
    records: [
      ...rows.map((row) => textRecord(row.publication_number, 'zh', row.chinese, row.abstract ?? '')),
      ...cards.map((row) => textRecord(`G${row['publication_number']!}`, 'zh', row['title']!, row['abstract']!)),
    ],
    taiwanese: taiwanese.map(({ publication_number: number, english }) => ({ number, title: english })),
  }
}

/** Whether one invention is nearly a copy of another: three in ten of the pairs of words of its English text are the same. */
export function isCopy(one: Twin, other: Twin): boolean {
  const pairs = ({ en }: Twin) =>
    new Set((`${en.title} ${en.abstract}`.toLowerCase().match(/\w+/g) ?? []).map((word, i, words) => `${word} ${words[i + 1]}`))
  const [a, b] = [pairs(one), pairs(other)]
  return [...a].filter((pair) => b.has(pair)).length > 0.3 * Math.min(a.size, b.size)
}

/** English records: abstracts without titles, and titles with abstracts. */
export function englishPool(): PatentRecord[] {
  const abstracts = objectsOf<{ publication_number: string; abstract_en: string }>('google-patents/bigquery-abstracts-citations.jsonl.gz')
  const corpus = objectsOf<{ id: string; title: string; abstract: string }>('benchmarks/novex-corpus.jsonl.gz')
  return [
    ...abstracts.map((row) => textRecord(row.publication_number, 'en', '', row.abstract_en)),
    ...corpus.map((row) => textRecord(row.id, 'en', row.title, row.abstract)),
  ]
}

/** Contains more Chinese characters than a few terms in an English text would. */
function isChinese(text: string): boolean {
  return (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > (text.match(/[A-Za-z]/g)?.length ?? 0)
}

/**
 * Splits `超音波马达 ULTRASONIC MOTOR` into a Chinese title and, after its last Chinese character, an English one. Some are only English and
 * would be found by their own words.
 */
function partedTitle(title: string): { chinese: string; english: string } {
  if (!/\p{Script=Han}/u.test(title)) return { chinese: '', english: '' }
  const parted = /^(.*\p{Script=Han}[^A-Za-z]*?)\s*([A-Za-z][A-Za-z0-9 ,.'()/&;:-]{7,})$/u.exec(title)
  return parted === null ? { chinese: title, english: '' } : { chinese: parted[1]!, english: parted[2]!.trim() }
}
