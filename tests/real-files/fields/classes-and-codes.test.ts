import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { type PatentReading, PATENT_SOURCES } from '@gezhi/imports'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from '../real-files.ts'

/** What a source reads of a file, fragment by fragment. */
async function readings(format: string, path: string): Promise<PatentReading[]> {
  const source = PATENT_SOURCES.find((one) => one.format === format)!
  const packed = readFileSync(join(REAL_FILES, path))
  const bytes = path.endsWith('.gz') ? gunzipSync(packed) : packed
  const found: PatentReading[] = []
  for await (const fragment of source.fragments(Readable.from([bytes])))
    if (fragment.skipped === undefined) found.push(source.read(fragment))
  return found
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const decoded = (xml: string) =>
  xml.replace(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name = '') =>
    code === undefined ? NAMED[name]! : String.fromCodePoint(Number(code)),
  )
const wordsOf = (text: string): readonly string[] => text.match(/[\w/]+/g) ?? []
const bare = (text: string) => text.replace(/\s+/g, '')

/** What follows the words of a title: editions of the class, `[2019.01]`, `〔4〕`. */
const EDITIONS = /^[\d０-９.[\]〔〕【】]*$/

/** Whether a row was read verbatim, except for a suffix of this kind. */
function sameBut(end: RegExp, read: readonly string[], expected: readonly string[]): boolean {
  const [title = '', whole = ''] = [read.at(-1), expected.at(-1)]
  return read.slice(0, -1).join() === expected.slice(0, -1).join() && whole.startsWith(title) && end.test(whole.slice(title.length))
}

// Skipped with a message if the real files, which are outside the repository, are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('tables that are no documents, every row against its file', () => {
  test.each(['ipc-2026.01-zh', 'ipc-en', 'ipc-es'])('%s: symbol, dots and title', async (name) => {
    const path = `classification/${name}.tsv.gz`
    const [head = '', ...lines] = gunzipSync(readFileSync(join(REAL_FILES, path)))
      .toString('utf8')
      .trim()
      .split('\n')
    const columns = head.split('\t')
    const rows = lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at]!, cell.trim()])))
    const titled = columns.find((column) => column.startsWith('title_'))!
    const expected = rows.map((row) => [bare(row['symbol']!), row['dots'] ?? '', titled.slice(-2), bare(row[titled] ?? '')])
    const read = (await readings('ipc-table', path)).map((reading) => {
      if (reading.kind !== 'class') return reading
      const { symbol, dots, titles } = reading.entry
      return [bare(symbol), dots === null ? '' : String(dots), titled.slice(-2), bare(titles[0]?.text ?? '')]
    })
    expect(read.length).toBe(expected.length)
    const differs = (one: (typeof read)[number], at: number) => !Array.isArray(one) || !sameBut(EDITIONS, one, expected[at]!)
    expect(read.filter(differs).slice(0, 5)).toEqual([])
  })

  test('the CPC scheme: each symbol once with all words of its title', async () => {
    const text = readFileSync(join(REAL_FILES, 'classification/cpc-scheme-A01L.xml'), 'utf8')
    const titled = [...text.matchAll(/<classification-symbol>([^<]*)<\/classification-symbol><class-title[^>]*>(.*?)<\/class-title>/g)]
    const expected = new Map(titled.map(([, symbol = '', title = '']) => [symbol, wordsOf(decoded(title.replace(/<[^>]*>/g, ' ')))]))
    const read = (await readings('cpc-scheme', 'classification/cpc-scheme-A01L.xml')).flatMap((one) =>
      one.kind === 'class' ? [one.entry] : [],
    )
    expect(new Set(read.map(({ symbol }) => symbol))).toEqual(new Set(expected.keys()))
    for (const { symbol, titles } of read) {
      const words = wordsOf(titles.map(({ text: title }) => title).join(' '))
      expect([symbol, expected.get(symbol)!.filter((word) => !words.includes(word))]).toEqual([symbol, []])
    }
  })

  test('the CPC master file: numbers, day and classes in order', async () => {
    const text = readFileSync(join(REAL_FILES, 'classification/cpc-master-classification-sample.xml'), 'utf8')
    const words = (tag: string) => [...text.matchAll(new RegExp(`<pat:${tag}>([^<]*)<`, 'g'))].map(([, value]) => value!)
    const parts = ['CPCSection', 'Class', 'Subclass', 'MainGroup', 'Subgroup'].map(words)
    const symbols = parts[0]!.map((_, at) => `${parts[0]![at]}${parts[1]![at]}${parts[2]![at]}${parts[3]![at]}/${parts[4]![at]}`)
    const [reading, ...others] = await readings('us-cpc-master', 'classification/cpc-master-classification-sample.xml')
    expect(others).toEqual([])
    expect(reading).toMatchObject({
      record: {
        publicationNumber: `US${words('PatentNumber')[0]}B2`,
        grantDate: words('GrantDate')[0]?.replaceAll('-', ''),
        cpc: [...new Set(symbols)],
      },
    })
  })

  test.each(['current', '20220730'])('the codes of legal events, %s', async (edition) => {
    const path = `epo/legal-event-codes-${edition}.xlsx`
    const rows = sheetRows(path)
    const read = (await readings('mapped-xlsx', path)).map((reading) => (reading.kind === 'event-code' ? reading.code : reading))
    const expected = rows.slice(1).map((cell) => ({
      office: cell('A'),
      code: cell('B'),
      category: cell('I') === '' ? null : cell('I'),
      influence: cell('D'),
      description: cell('E'),
      original: cell('G'),
      updated: [cell('C'), cell('F'), cell('H')].toSorted().at(-1),
    }))
    expect(read).toEqual(expected)
  })
})

/** Rows of the first sheet as lookups by column letter, parsed independently of the product. */
function sheetRows(path: string): ((column: string) => string)[] {
  const members = unzipSync(readFileSync(join(REAL_FILES, path)))
  const member = (name: string) => (members[name] === undefined ? '' : strFromU8(members[name]))
  const plain = (xml: string) => decoded(xml.replace(/<[^>]*>/g, ''))
  const shared = [...member('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) => plain(xml))
  return [...member('xl/worksheets/sheet1.xml').matchAll(/<row .*?<\/row>/gs)].map(([row]) => {
    const cells = [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
      ([, column = '', attributes = '', inner = '']) => {
        const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1]
        const text = value === undefined ? plain(inner) : attributes.includes('t="s"') ? shared[Number(value)]! : plain(value)
        return [column, text.trim()] as const
      },
    )
    const byColumn = new Map(cells)
    return (column) => byColumn.get(column) ?? ''
  })
}
