import type { QueryRelaxation } from '@gezhi/contract'
import { displayQuery, printQuery, type QueryNode } from '@gezhi/query'
import type { Filter, SearchEngine } from '@gezhi/search'
import { otherSpellings } from './other-spellings.ts'
import { replaceWord, wordsIn } from './query-words.ts'

/** Maximum number of conditions that are tried. */
const MAX_CLAUSES = 8
const MAX_WORDS = 6

/**
 * For a query without hits: the hits of each condition, the hits of the others without it, and corrections of words that do not occur.
 * Filters of the visibility rule are never removed.
 */
export async function relaxQuery(
  engine: SearchEngine,
  tree: QueryNode,
  { own: filters, rule }: { readonly own: readonly Filter[]; readonly rule: readonly Filter[] },
  { signal, ...grouping }: { readonly signal: AbortSignal; readonly collapse?: string },
): Promise<QueryRelaxation> {
  const count = async (query: QueryNode, narrowed: readonly Filter[]) =>
    (await engine.count({ query, filters: [...narrowed, ...rule], signal, ...grouping })).total
  const [clauses, spelling, withoutFilters] = await Promise.all([
    countClauses(tree, filters, count),
    correctWords(engine, tree, (query) => count(query, filters), signal),
    filters.length === 0 ? null : count(tree, []),
  ])
  return { clauses, spelling, withoutFilters }
}

function countClauses(
  tree: QueryNode,
  filters: readonly Filter[],
  count: (query: QueryNode, filters: readonly Filter[]) => Promise<number>,
): Promise<QueryRelaxation['clauses']> {
  const operands = tree.kind === 'and' ? tree.operands.slice(0, MAX_CLAUSES) : []
  return Promise.all(
    operands.map(async (clause) => {
      const rest = without(tree, clause)
      const [alone, total] = await Promise.all([count(clause, []), count(rest, filters)])
      return { text: displayQuery(clause), alone, without: { queryStr: printQuery(rest), total } }
    }),
  )
}

function without(tree: QueryNode, clause: QueryNode): QueryNode {
  const others = tree.kind === 'and' ? tree.operands.filter((operand) => operand !== clause) : []
  const [only] = others
  return others.length === 1 && only ? only : { kind: 'and', operands: others }
}

async function correctWords(
  engine: SearchEngine,
  tree: QueryNode,
  count: (query: QueryNode) => Promise<number>,
  signal: AbortSignal,
): Promise<QueryRelaxation['spelling']> {
  const found = await Promise.all(
    wordsIn(tree)
      .slice(0, MAX_WORDS)
      .map(async (word) => {
        const instead = await otherSpellings(engine, word.text, signal)
        return Promise.all(
          instead.map(async (text) => {
            const query = replaceWord(tree, word, text)
            return { word: word.text, instead: text, queryStr: printQuery(query), total: await count(query) }
          }),
        )
      }),
  )
  return found.flat()
}
