import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import type { Benchmark } from '../benchmark.ts'
import { judgedWords } from '../offered/judged-words.ts'
import { typedTerms } from '../offered/typed-terms.ts'
import { everyRecord } from '../relevance/every-record.ts'
import { interval, mean } from '../relevance/metrics.ts'
import { requireFiles } from '../relevance/read-files.ts'

/** Words offered at a time, as below the search box. */
const OFFERED = 5
/** Characters typed of each term. */
const TYPED = [1, 2]

/** Which words are offered for the first characters of terms of real titles: whether they are words, and whether the term is among them. */
export const offered: Benchmark = {
  name: 'offered',
  description: `Words offered for the first one and two characters of a known term of each of 300 real Chinese titles, over every real record: five at a time. \`--words FILE\` writes those that nobody judged; \`--folder FOLDER\` keeps the index`,
  columns: ['metric', 'count', 'share', '95 %'],
  run: async (ownFolder, args) => {
    requireFiles()
    const { values } = parseArgs({ args: [...args], options: { words: { type: 'string' }, folder: { type: 'string' } } })
    const records = everyRecord()
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: values.folder ?? ownFolder })
    try {
      await fill(engine, records)
      const terms = await typedTerms(records)
      const answers: { term: string; words: string[][] }[] = []
      for (const term of terms) answers.push({ term, words: await wordsFor(engine, term) })
      const judged = judgedWords()
      const all = answers.flatMap(({ words }) => words.flat())
      if (values.words !== undefined) writeFileSync(values.words, [...new Set(all)].filter((word) => !judged.has(word)).join('\n'))
      const known = all.filter((word) => judged.has(word))
      return [
        row(
          `offered words that are words (${all.length - known.length} not judged)`,
          known.map((word) => judged.get(word)!),
        ),
        row(
          'terms offered within their first two characters',
          answers.map(({ term, words }) => words.flat().includes(term)),
        ),
        row(
          'the same, terms offered after one character',
          answers.map(({ term, words }) => words[0]!.includes(term)),
        ),
      ]
    } finally {
      await engine.close()
    }
  },
}

async function fill(engine: SearchEngine<PatentRecord>, records: readonly PatentRecord[]): Promise<void> {
  if ((await engine.count({ query: null, exact: true })).total === records.length) return
  const build = await engine.buildShadow()
  for (let from = 0; from < records.length; from += 2000) await build.write({ puts: records.slice(from, from + 2000) })
  await build.finish()
}

async function wordsFor(engine: SearchEngine<PatentRecord>, term: string): Promise<string[][]> {
  const found: string[][] = []
  for (const length of TYPED) {
    const suggestions = await engine.suggest({ text: term.slice(0, length), limit: OFFERED, of: 'word' })
    found.push(suggestions.map(({ text }) => text))
  }
  return found
}

function row(metric: string, hits: readonly boolean[]): string[] {
  const values = hits.map(Number)
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  return [metric, String(hits.length), percent(mean(values)), hits.length === 0 ? '' : interval(values).map(percent).join(' to ')]
}
