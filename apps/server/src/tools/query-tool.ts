import { PATENT_KIND, shanghaiDay } from '@gezhi/records'
import * as z from 'zod'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { requireReady } from '../http/require-ready.ts'
import { checkQuery } from '../kinds/check-query.ts'
import { queryOptions } from '../kinds/query-options.ts'
import { leaveOutRarest, relaxQuery } from '../kinds/relax-query.ts'
import { corpusTool } from './corpus-tool.ts'
import { naturalQuery } from './natural-query.ts'
import { statement } from './search-tools.ts'
import { TOOL_TEXTS, totalText } from './tool-texts.ts'

/** Hits from which a query is called wide. */
const MANY = 2000
const MAX_ALTERNATIVES = 5

const alternative = z.object({
  kind: z.enum(['without', 'instead']),
  text: z.string(),
  word: z.string(),
  queryStr: z.string(),
  total: z.int(),
})

export const translateQuery = corpusTool({
  name: 'translate_query',
  title: { zh: '编写检索式', en: 'Write a query' },
  description:
    'Turns a question in Chinese or English, or a query with mistakes, into a query of the query language, and says what is wrong with it: mistakes, too many hits, or none with what could be left out.',
  input: z.object({ text: z.string().trim().min(1).max(2000) }),
  answer: z.object({
    /** Empty if nothing to search for was recognised. */
    query: z.string(),
    verdict: z.enum(['fine', 'many', 'none', 'invalid', 'empty']),
    total: z.int().nullable(),
    totalRelation: z.enum(['eq', 'gte']),
    problems: z.array(z.string()),
    /** With hits, for a query without any. */
    alternatives: z.array(alternative),
  }),
  async run({ text }, { serving, now }, { language, rights, signal }) {
    requireReady(serving.readiness)
    const engine = serving.engines.of(PATENT_KIND)
    const given = await rights()
    const options = queryOptions({ engine, schemes: serving.schemes }, given)
    const query = isQuery(text) ? text : naturalQuery(text, Number(shanghaiDay(now()).slice(0, 4))).queryStr
    const answer = { query, total: null, totalRelation: 'eq' as const, problems: [], alternatives: [] }
    if (query === '') return { ...answer, verdict: 'empty' as const }
    const { tree, check } = checkQuery({ queryStr: query, mode: 'command', ...options }, language)
    const problems = check.diagnostics.filter(({ severity }) => severity !== 'info').map(({ message }) => message)
    if (tree === null) return { ...answer, verdict: 'invalid' as const, problems }
    const rule = countryRule(given)
    const { total, relation } = await engine.count({ query: tree, filters: rule, signal })
    const counted = { ...answer, query: check.formatted ?? query, total, totalRelation: relation, problems }
    if (total > 0) return { ...counted, verdict: total > MANY ? ('many' as const) : ('fine' as const) }
    const { clauses, spelling } = await relaxQuery(engine, tree, { own: [], rule }, { signal })
    const left = clauses.map(({ text: word, without }) => ({ kind: 'without' as const, text: '', word, ...without }))
    const spelled = spelling.map(({ word, instead, queryStr, total: hits }) => ({
      kind: 'instead' as const,
      text: instead,
      word,
      queryStr,
      total: hits,
    }))
    const helpful = [...spelled, ...left].filter((one) => one.total > 0)
    const rarest = helpful.length > 0 ? null : await leaveOutRarest(engine, tree, { filters: rule, signal })
    if (rarest !== null) {
      const { text: word, ...without } = rarest
      helpful.push({ kind: 'without', text: '', word, ...without })
    }
    return { ...counted, verdict: 'none' as const, alternatives: helpful.slice(0, MAX_ALTERNATIVES) }
  },
  describe({ query, verdict, total, totalRelation, problems, alternatives }, language) {
    const texts = TOOL_TEXTS[language]
    if (verdict === 'empty') return [statement(texts.noWords)]
    const hits = totalText({ total: total ?? 0, totalRelation }, language)
    const verdicts = { fine: texts.fine(hits), many: texts.many(hits), none: alternatives.length > 0 ? texts.zero : texts.none }
    const text = verdict === 'invalid' ? `${texts.invalid}${problems.join('; ')}` : verdicts[verdict]
    const block = (queryStr: string, count: number | null, notes: string[]) =>
      ({ kind: 'query', records: 'patent', queryStr, mode: 'command', total: count, notes }) as const
    return [
      statement(text),
      block(query, total, verdict === 'invalid' ? [] : problems),
      ...alternatives.map(({ kind, text: other, word, queryStr, total: count }) => {
        const number = count.toLocaleString('en')
        return block(queryStr, count, [kind === 'without' ? texts.without(word, number) : texts.instead(word, other, number)])
      }),
    ]
  },
})

/** Whether a text is written in the query language: it names a field or joins words by operators. */
function isQuery(text: string): boolean {
  return /^\s*[(]*\s*[\w-]{1,30}\s*(?:=|:|>=|<=|>|<)\s*\S/u.test(text) || /\b(?:AND|OR|NOT)\b/.test(text)
}
