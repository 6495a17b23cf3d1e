import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { chinesePool, englishPool } from './crossing-sets.ts'
import { compareRuns, type Answers, type ComparedRuns } from './compare-runs.ts'
import { classTitles } from './mixed-set.ts'
import { CHANNELS, ranked, withSemanticIndex } from './systems.ts'

const FOLDER = join(import.meta.dirname, 'judged')
const FIRST = 10
/** Publications looked at for ten inventions. */
const LOOKED_AT = 30

/** How the part `judged` is run. */
export interface JudgedOptions extends ComparedRuns {
  /** Whether titles of classes teach translations, as on an installation that has imported the classification. */
  readonly hasClasses: boolean
  /** File that the hits nobody judged yet are written to. */
  readonly pool?: string | undefined
}

/** Useful inventions among the first ten of professional questions, over one index of all Chinese and English records. */
export async function judged(folder: string, { hasClasses, pool, ...runs }: JudgedOptions): Promise<string[][]> {
  const records = [...chinesePool().records, ...englishPool()]
  const inventions = inventionsOf(records)
  const grades = gradesOf(inventions)
  const answers: Answers = {}
  const unjudged: string[] = []
  const work = async (engine: SearchEngine<PatentRecord>) => {
    for (const { id = '', text = '' } of rowsOf('questions.tsv')) {
      const found = await ranked(engine, { text }, LOOKED_AT, CHANNELS['all, as searches ask']!)
      const hits = [...new Set(found.map((number) => inventions.get(number)!))].slice(0, FIRST)
      const language = id.startsWith('zh') ? 'Chinese' : 'English'
      const values = (answers[`${language} paragraphs, useful inventions in the first ${FIRST}`] ??= {})
      values[id] = hits.filter((hit) => (grades.get(`${id} ${hit.key}`) ?? 0) > 0).length
      for (const hit of hits) if (!grades.has(`${id} ${hit.key}`)) unjudged.push(poolRow(id, hit.record))
    }
  }
  await withSemanticIndex(folder, records, work, hasClasses ? classTitles() : undefined)
  console.log(`${unjudged.length} hits are not judged and count as not useful`)
  if (pool !== undefined) writeFileSync(pool, unjudged.toSorted().join('\n'))
  return compareRuns(answers, runs)
}

interface Invention {
  readonly key: string
  readonly record: PatentRecord
}

/** The invention of each publication: those of one title are one, in records without titles each is its own. */
function inventionsOf(records: readonly PatentRecord[]): Map<string, Invention> {
  const byKey = new Map<string, Invention>()
  return new Map(
    records.map((record) => {
      const key = record.titles[0]?.text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase() ?? record.publicationNumber!
      const invention = byKey.get(key) ?? { key, record }
      byKey.set(key, invention)
      return [record.publicationNumber!, invention]
    }),
  )
}

/** Grades by question and invention: a judgement of one publication holds for all of its invention. */
function gradesOf(inventions: ReadonlyMap<string, Invention>): Map<string, number> {
  const rows = existsSync(join(FOLDER, 'judgements.tsv')) ? rowsOf('judgements.tsv') : []
  return new Map(rows.map(({ question, number = '', grade }) => [`${question} ${inventions.get(number)?.key}`, Number(grade)]))
}

function rowsOf(name: string): Record<string, string>[] {
  const [head = [], ...rows] = readFileSync(join(FOLDER, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i] ?? ''])))
}

/** By question and number, so that the order says nothing of the system that found it. */
function poolRow(question: string, { publicationNumber, titles, abstracts }: PatentRecord): string {
  return [question, publicationNumber, titles[0]?.text ?? '', abstracts?.[0]?.text.slice(0, 160).replace(/\s+/g, ' ') ?? ''].join('\t')
}
