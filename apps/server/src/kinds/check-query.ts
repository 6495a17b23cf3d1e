import type { Language, QueryCheck } from '@gezhi/contract'
import { clausesOf, displayQuery, printQuery, readQuery, describeQuery, type QueryMode, type QueryNode } from '@gezhi/query'
import type { CountRequest, SearchEngine } from '@gezhi/search'
import { withOwnRecords } from './own-fields.ts'
import type { QueryOptions } from './query-options.ts'
import { describeDiagnostic } from './describe-diagnostic.ts'

/** Maximum number of clauses that are counted, from the first. */
const MAX_CLAUSES = 30

/** A query and its parsing options. */
export interface QueryToCheck extends QueryOptions {
  readonly queryStr: string
  readonly mode: QueryMode
}

/** Everything an editor shows about a query without running it (B.advanced.03), and its tree if it could be run. Pure. */
export function checkQuery(
  { queryStr, mode, fields, abilities, own }: QueryToCheck,
  language: Language,
): { tree: QueryNode | null; check: QueryCheck } {
  const { tree, diagnostics } = readQuery(queryStr, { fields, mode, abilities })
  const valid = tree !== null && diagnostics.every(({ severity }) => severity !== 'error')
  return {
    tree: valid ? withOwnRecords(tree, own, language) : null,
    check: {
      valid,
      diagnostics: diagnostics.map((diagnostic) => describeDiagnostic(diagnostic, language)),
      formatted: valid ? printQuery(tree) : null,
      words: valid ? describeQuery(tree, language, fields) : null,
      counts: null,
    },
  }
}

/** Hits of a query and of each of its clauses within filters; semantic conditions only rank and are not counted. */
export async function countClauses(
  engine: Pick<SearchEngine, 'count'>,
  tree: QueryNode,
  selection: Omit<CountRequest, 'query'>,
): Promise<NonNullable<QueryCheck['counts']>> {
  const count = async (query: QueryNode) => {
    const { total, relation } = await engine.count({ ...selection, query })
    return { total, totalRelation: relation }
  }
  const clauses = clausesOf(tree)
    .filter(({ kind }) => kind !== 'semantic')
    .slice(0, MAX_CLAUSES)
  const [whole, each] = await Promise.all([count(tree), Promise.all(clauses.map(count))])
  return {
    ...whole,
    clauses: clauses.flatMap((clause, index) => ({ ...spanOf(clause), text: displayQuery(clause), ...(each[index] ?? whole) })),
  }
}

/** Range of a clause; for a field with brackets that of its words. */
function spanOf(node: QueryNode): { start: number; end: number } {
  const { start, end } = node.range ?? (node.kind === 'field' ? node.operand.range : undefined) ?? { start: 0, end: 0 }
  return { start, end }
}
