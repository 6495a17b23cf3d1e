import type { FoundCompany, LinkedCompany, SpellingReason } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import type { Filter, SearchEngine } from '@gezhi/search'
import { anyOf } from '../classification/join-queries.ts'
import { comparableName, spellingsQuery } from '../companies/comparable-name.ts'

/** The field whose values are applicants and current assignees. */
const COMPANY_FIELD = 'APCS'
/** The patents of applicants and assignees, or in `field`, with exactly one of these names; null without names. Pure. */
export function queryOfNames(names: readonly string[], field: string = COMPANY_FIELD): QueryNode | null {
  const operand = anyOf(names.map((value): QueryNode => ({ kind: 'exact', value })))
  return operand && { kind: 'field', fields: [field], operand }
}

/** Names that are compared and companies that are returned, at most. */
const MAX_NAMES = 300
const MAX_COMPANIES = 20
/** Milliseconds. */
const TIME_LIMIT = 2000

/** The companies that names belong to. */
export type LinkCompanies = (names: readonly string[], signal: AbortSignal) => Promise<readonly LinkedCompany[]>

interface Searching {
  readonly filters: readonly Filter[]
  readonly signal: AbortSignal
}

/**
 * Applicants whose names contain the words of a text, most patents first. Names that differ only in case, accents, punctuation, spaces or an
 * abbreviated legal form are one company, and so are names that the register or the operator gives to one company.
 */
export async function findCompanies(
  engine: Pick<SearchEngine, 'facets'>,
  link: LinkCompanies,
  word: string,
  { filters, signal }: Searching,
): Promise<FoundCompany[]> {
  const query = spellingsQuery(word, COMPANY_FIELD)
  if (query === null) return []
  const [facet] = await engine.facets({
    query,
    filters,
    facets: [{ field: COMPANY_FIELD, count: MAX_NAMES }],
    timeLimit: TIME_LIMIT,
    signal,
  })
  const sought = comparableName(word)
  const words = word.toLowerCase().split(/\s+/)
  // A patent has other applicants too.
  const matching = (facet?.list ?? []).filter(
    ({ value }) => comparableName(value).includes(sought) || words.every((one) => value.toLowerCase().includes(one)),
  )
  const groups = [...Map.groupBy(matching, ({ value }) => comparableName(value)).values()].slice(0, MAX_COMPANIES)
  const linked = await link(
    groups.map(([first]) => first!.value),
    signal,
  )
  return joined(groups, linked)
}

type Counted = { readonly value: string; readonly count: number }

/** Groups of one company record become one company. Pure. */
export function joined(groups: readonly (readonly Counted[])[], linked: readonly LinkedCompany[]): FoundCompany[] {
  const companyOf = new Map(linked.map(({ name, companies }) => [name, companies[0]]))
  const found = new Map<string, FoundCompany>()
  for (const names of groups) {
    const [first] = names
    const company = companyOf.get(first!.value)
    const key = company?.id ?? first!.value
    const known = found.get(key)
    const reason: SpellingReason = known === undefined ? 'chosen' : (company?.reason ?? 'writing')
    const spellings = names.map(({ value, count }, i) => ({ name: value, count, reason: i === 0 ? reason : ('writing' as const) }))
    const count = names.reduce((sum, one) => sum + one.count, known?.count ?? 0)
    found.set(key, {
      name: known?.name ?? first!.value,
      code: company?.id ?? null,
      count,
      spellings: [...(known?.spellings ?? []), ...spellings],
    })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count)
}
