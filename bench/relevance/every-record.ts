import { readTable } from '@gezhi/imports'
import type { PatentRecord } from '@gezhi/records'
import { chinesePool, englishPool } from './crossing-sets.ts'
import { bytesOf, linesOf, objectsOf } from './read-files.ts'
import { textRecord } from './query-set.ts'

const REFERENCE = /^.+?\. (?<title>.+)\[P(?:\/OL)?\]\. ?[^：:]*[：:] ?(?<number>[A-Z]{2}[A-Z\d.]+)[,，]/

/**
 * Every real record with a Chinese or English title or abstract, each number once: the sets of the other parts, patents of one city, US
 * patents and Chinese references with titles only.
 */
export function everyRecord(): PatentRecord[] {
  const records = [...chinesePool().records, ...englishPool(), ...ofOneCity(), ...titlesOnly()]
  return [...new Map(records.map((record) => [record.publicationNumber!, record])).values()]
}

function ofOneCity(): PatentRecord[] {
  const [, ...rows] = readTable(bytesOf('cn-patents/taian-city.xlsx'), Infinity)
  return rows.map(([title = '', number = '', , , , abstract = '']) => textRecord(number, 'zh', title, abstract))
}

function titlesOnly(): PatentRecord[] {
  const grants = objectsOf<{ guid: string; inventionTitle: string }>('uspto-patents/public-search-biblio.jsonl.gz')
  const references = linesOf('cn-patents/reference-lines-gbt7714.txt.gz').flatMap((line) => {
    const { number, title } = REFERENCE.exec(line)?.groups ?? {}
    return number === undefined ? [] : [textRecord(number, 'zh', title!.replace(/<[^>]*>/g, ''), '')]
  })
  return [...grants.map(({ guid, inventionTitle }) => textRecord(guid.replaceAll('-', ''), 'en', inventionTitle, '')), ...references]
}

/**
 * The number that stands for the invention of each publication: publications of one number without kind code, and of one title, are one.
 * Records without titles differ by number.
 */
export function inventionsOf(records: readonly PatentRecord[]): Map<string, string> {
  const first = new Map<string, string>()
  return new Map(
    records.map(({ publicationNumber, titles }) => {
      const number = publicationNumber!
      const title = titles[0]?.text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
      const keys = [applicationOf(number), ...(title === undefined ? [] : [`title ${title}`])]
      const invention = keys.map((key) => first.get(key)).find((known) => known !== undefined) ?? number
      for (const key of keys) if (!first.has(key)) first.set(key, invention)
      return [number, invention]
    }),
  )
}

/** The number without kind code, which application and grant share in China; the list of results shows one row for both. */
export function applicationOf(number: string): string {
  return number.replace(/[A-Z]\d?$/, '')
}
