import { lowerQuery, printQuery, QUERY_LIMITS, readQuery, describeQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import type { Benchmark } from '../benchmark.ts'

/** Queries of maximum length, each difficult in its own way. */
const HARD: Readonly<Record<string, string>> = {
  'words joined by OR': fill('石墨烯 OR graphene OR '),
  'free text': fill('石墨烯 电池 negative electrode '),
  'fields and ranges': fill('TI=(石墨烯 OR graphene) AND ad=[20200101 TO *] OR ipc=H01M4/36 '),
  'AND and OR mixed': fill('a AND b OR c '),
  'opening brackets': '('.repeat(QUERY_LIMITS.length),
  'brackets that matter': fill('(a OR b AND '),
  'closing brackets': ')'.repeat(QUERY_LIMITS.length),
  quotes: '"'.repeat(QUERY_LIMITS.length),
  'one quoted text': `"${'石'.repeat(QUERY_LIMITS.length - 2)}"`,
  'one word': 'a'.repeat(QUERY_LIMITS.length),
  'NOT after NOT': fill('NOT '),
  'chained NEAR': fill('a NEAR/2 '),
  'unknown fields': fill('foo=('),
  'fields without value': fill('TI='),
  'open ranges': fill('ad=['),
  wildcards: fill('石#?*'),
  numbers: fill('CN103399241B '),
  'numbers in a field': `pn=(${fill('US 7,654,321 B2 ').slice(5)})`,
  'wrong codes': `type=(${fill('发明专 ').slice(7)})`,
  'comment signs': fill('# '),
  'commas between characters': fill('中,'),
  'full-width brackets': fill('（石墨烯）'),
  'lone surrogates': '\ud800'.repeat(QUERY_LIMITS.length),
  'combining marks': `a${'\u0301'.repeat(QUERY_LIMITS.length - 1)}`,
  'white space': ' '.repeat(QUERY_LIMITS.length),
  'a name and white space': `a${' '.repeat(QUERY_LIMITS.length - 2)}b`,
  backslashes: '\\'.repeat(QUERY_LIMITS.length),
}

const LIMIT_MS = 50
const ROUNDS = 15

/** Time to parse the longest queries with all diagnostics, and to print, describe and lower them. */
export const parser: Benchmark = {
  name: 'parser',
  description: `Queries of ${QUERY_LIMITS.length} characters, each hard in its own way, read ${ROUNDS} times; the limit is ${LIMIT_MS} ms`,
  columns: ['query', 'median ms', 'slowest ms', 'print, say and lower ms', 'median within the limit'],
  run: () => Promise.resolve(Object.entries(HARD).map(([name, text]) => readingRow(name, text))),
}

function fill(fragment: string): string {
  return fragment.repeat(Math.ceil(QUERY_LIMITS.length / fragment.length)).slice(0, QUERY_LIMITS.length)
}

function readingRow(name: string, text: string): string[] {
  const reading = Array.from({ length: ROUNDS }, (_, i) =>
    timed(() => readQuery(text, { fields: PATENT_FIELD_TABLE, mode: i % 2 === 0 ? 'box' : 'command' })),
  )
  const { tree } = readQuery(text, { fields: PATENT_FIELD_TABLE })
  const rest =
    tree === null ? 0 : timed(() => [printQuery(tree), describeQuery(tree, 'zh', PATENT_FIELD_TABLE), lowerQuery(tree, PATENT_FIELD_TABLE)])
  const sorted = reading.toSorted((a, b) => a - b)
  const median = sorted[ROUNDS >> 1] ?? 0
  const slowest = sorted.at(-1) ?? 0
  return [name, median.toFixed(1), slowest.toFixed(1), rest.toFixed(1), median < LIMIT_MS ? 'yes' : 'NO']
}

function timed(action: () => unknown): number {
  const start = performance.now()
  action()
  return performance.now() - start
}
