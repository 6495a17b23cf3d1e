/** A clause of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>

export const EVERYTHING: Clause = { match_all: {} }
export const NOTHING: Clause = { match_none: {} }

/** Any of the clauses; their scores add up. */
export function anyClause(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return NOTHING
  return clauses.length === 1 ? (clauses[0] as Clause) : { bool: { should: clauses, minimum_should_match: 1 } }
}

/** A filter without effect on the score. */
export function unscored(filter: Clause): Clause {
  return { constant_score: { filter, boost: 0 } }
}
