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

/**
 * For a query that has no hits without any one of its conditions either: leaves out the rarest conditions until there are hits. Null if
 * there are none.
 */
export async function leaveOutRarest(
  engine: SearchEngine,
  tree: QueryNode,
  { filters, signal }: { readonly filters: readonly Filter[]; readonly signal: AbortSignal },
): Promise<{ readonly text: string; readonly queryStr: string; readonly total: number } | null> {
  const count = async (query: QueryNode) => (await engine.count({ query, filters, signal })).total
  const conditions = conditionsOf(tree)
  const alone = await Promise.all(conditions.slice(0, MAX_CLAUSES).map(async (condition) => ({ condition, total: await count(condition) })))
  const rarest = alone.toSorted((a, b) => a.total - b.total).map(({ condition }) => condition)
  for (let left = 2; left < rarest.length; left++) {
    const out = new Set(rarest.slice(0, left))
    const rest = without(conditions, out)
    const total = await count(rest)
    if (total > 0) return { text: displayQuery(together(conditions.filter((one) => out.has(one)))), queryStr: printQuery(rest), total }
  }
  return null
}

function countClauses(
  tree: QueryNode,
  filters: readonly Filter[],
  count: (query: QueryNode, filters: readonly Filter[]) => Promise<number>,
): Promise<QueryRelaxation['clauses']> {
  const conditions = conditionsOf(tree)
  if (conditions.length === 1) return Promise.resolve([])
  return Promise.all(
    conditions.slice(0, MAX_CLAUSES).map(async (clause) => {
      const rest = without(conditions, new Set([clause]))
      const [alone, total] = await Promise.all([count(clause, []), count(rest, filters)])
      return { text: displayQuery(clause), alone, without: { queryStr: printQuery(rest), total } }
    }),
  )
}

/** What a record must meet; the words of `TIABC=(a AND b)` one by one, since one of them may be the one too many. */
function conditionsOf(tree: QueryNode): QueryNode[] {
  if (tree.kind === 'and') return tree.operands.flatMap(conditionsOf)
  if (tree.kind !== 'field' || tree.fields.length > 1 || tree.operand.kind !== 'and') return [tree]
  return tree.operand.operands.map((operand) => ({ kind: 'field', fields: tree.fields, operand }))
}

function without(conditions: readonly QueryNode[], out: ReadonlySet<QueryNode>): QueryNode {
  return together(conditions.filter((condition) => !out.has(condition)))
}

/** The conditions as one query, in which neighbouring words of a field stand together again. */
function together(conditions: readonly QueryNode[]): QueryNode {
  const operands: QueryNode[] = []
  for (const condition of conditions) {
    const last = operands.at(-1)
    if (last?.kind !== 'field' || condition.kind !== 'field' || last.fields.join() !== condition.fields.join()) operands.push(condition)
    else operands[operands.length - 1] = { ...last, operand: and([...partsOf(last.operand), condition.operand]) }
  }
  return and(operands)
}

function partsOf(tree: QueryNode): readonly QueryNode[] {
  return tree.kind === 'and' ? tree.operands : [tree]
}

function and(operands: readonly QueryNode[]): QueryNode {
  const [only] = operands
  return operands.length === 1 && only ? only : { kind: 'and', operands }
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
