import type { Clause } from './clause.ts'

/** A cluster accepts some thousand clauses per query, and lists of words may be longer. */
const MANY = 200

interface TermClause {
  readonly term: Readonly<Record<string, { readonly value: string; readonly boost: number }>>
}

/**
 * Merges alternatives that are single words into one clause per field if there are very many: they all get the weight of their field,
 * however rare each is. Pure.
 */
export function gatheredTerms(alternatives: readonly Clause[]): readonly Clause[] {
  const flat = alternatives.flatMap(flattened)
  if (flat.length < MANY) return alternatives
  const fields = new Map<string, { values: string[]; boost: number }>()
  const others: Clause[] = []
  for (const clause of flat) {
    const [path, term] = Object.entries((clause as unknown as Partial<TermClause>).term ?? {})[0] ?? []
    const known = fields.get(path ?? '')
    if (path === undefined || term === undefined) others.push(clause)
    else if (known === undefined) fields.set(path, { values: [term.value], boost: term.boost })
    else known.values.push(term.value)
  }
  const gathered = [...fields].map(([path, { values, boost }]) => ({
    constant_score: { filter: { terms: { [path]: values } }, boost },
  }))
  return [...gathered, ...others]
}

/** The alternatives nested within one, as `anyClause` joins them. */
function flattened(clause: Clause): readonly Clause[] {
  const {
    should,
    minimum_should_match: least,
    ...rest
  } = (clause['bool'] ?? {}) as { should?: readonly Clause[]; minimum_should_match?: number }
  return should !== undefined && least === 1 && Object.keys(rest).length === 0 ? should.flatMap(flattened) : [clause]
}
