import type { LinkedName } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import type { CompanyRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { CompanyAlias } from './company-alias-store.ts'
import { comparableName, spellingsQuery } from './comparable-name.ts'

/** Spellings of a company's names that are looked for among the names of applicants and owners. */
const MAX_SPELLINGS = 200
/** Names whose spellings are looked for. */
const MAX_NAMES = 20
/** Milliseconds for those of one kind of record. */
const TIME_LIMIT = 1000

/** The registered, other and former names of a company, each once with its first reason. */
export function registeredNames({ names = [], otherNames = [], formerNames = [] }: CompanyRecord): LinkedName[] {
  return eachOnce([
    ...names.map(({ text }) => linked(text, 'name')),
    ...otherNames.map((name) => linked(name, 'other')),
    ...formerNames.map((name) => linked(name, 'former')),
  ])
}

/**
 * The names under which records of a company are registered, each once with the first reason: its names, the operator's aliases, and their
 * other spellings by which records of the given engines have it.
 */
export async function linkedNames(
  record: CompanyRecord,
  aliases: readonly CompanyAlias[],
  engines: readonly Pick<SearchEngine, 'facets' | 'kind'>[],
): Promise<LinkedName[]> {
  const known = eachOnce([...registeredNames(record), ...aliases.map(({ name, note }) => linked(name, 'alias', note || null))])
  const spellings = await Promise.all(engines.map((engine) => spellingsIn(engine, known)))
  return eachOnce([...known, ...spellings.flat().map((name) => linked(name, 'writing'))])
}

/** The values of a kind's field of organisations that are the same names in other letters, punctuation or abbreviation. */
async function spellingsIn(engine: Pick<SearchEngine, 'facets' | 'kind'>, names: readonly LinkedName[]): Promise<string[]> {
  const { company: field } = engine.kind.fields
  if (field === undefined) return []
  const operands = names.slice(0, MAX_NAMES).flatMap(({ name }): QueryNode[] => {
    const query = spellingsQuery(name, field)
    return query === null ? [] : [query]
  })
  if (operands.length === 0) return []
  const query: QueryNode = operands.length === 1 ? operands[0]! : { kind: 'or', operands }
  const [found] = await engine.facets({ query, facets: [{ field, count: MAX_SPELLINGS }], timeLimit: TIME_LIMIT })
  const same = new Set(names.map(({ name }) => comparableName(name)))
  return (found?.list ?? []).map(({ value }) => value).filter((value) => same.has(comparableName(value)))
}

function eachOnce(names: readonly LinkedName[]): LinkedName[] {
  const first = new Map<string, LinkedName>()
  for (const one of names) if (!first.has(one.name)) first.set(one.name, one)
  return [...first.values()]
}

function linked(name: string, reason: LinkedName['reason'], note: string | null = null): LinkedName {
  return { name, reason, note }
}
