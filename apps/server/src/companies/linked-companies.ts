import type { LinkedCompany, LinkedName } from '@gezhi/contract'
import type { QueryNode } from '@gezhi/query'
import type { CompanyRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { CompanyAlias, CompanyAliasStore } from './company-alias-store.ts'
import { companyName } from './company-row.ts'
import { comparableName, spellingsQuery } from './comparable-name.ts'
import { registeredNames } from './linked-names.ts'

interface Parts {
  readonly engine: Pick<SearchEngine<CompanyRecord>, 'get' | 'page'>
  readonly aliases: Pick<CompanyAliasStore, 'ofNames'>
}

/** Companies of one name that are shown. */
const MAX_COMPANIES = 3
/** Companies whose names contain the words of a name that are compared with it. */
const MAX_COMPARED = 100

/** The reasons of links, the most certain first. */
const REASONS: readonly LinkedName['reason'][] = ['alias', 'name', 'other', 'former', 'writing']

/** The companies to which each name of an applicant or owner belongs, with the reason; names without any are left out. */
export async function linkedCompanies({ engine, aliases }: Parts, names: readonly string[], signal: AbortSignal): Promise<LinkedCompany[]> {
  const byOperator = await aliases.ofNames(names)
  const named = new Map((await engine.get([...new Set(byOperator.map(({ companyId }) => companyId))])).map((one) => [one.docId, one]))
  const each = await Promise.all(
    names.map(async (name) => {
      const own = byOperator.filter((alias) => sameLetters(alias.name, name))
      const stored = [...own.flatMap(({ companyId }) => named.get(companyId) ?? []), ...(await companiesOfName(engine, name, signal))]
      return { name, companies: linksOf(name, stored, own) }
    }),
  )
  return each.filter(({ companies }) => companies.length > 0)
}

function linksOf(
  name: string,
  stored: readonly StoredRecord<CompanyRecord>[],
  aliases: readonly CompanyAlias[],
): LinkedCompany['companies'] {
  const byId = new Map(stored.map((one) => [one.docId, one]))
  const links = [...byId.values()].flatMap(({ docId, record }) => {
    const own = aliases.find(({ companyId }) => companyId === docId)
    const link = own ? { reason: 'alias' as const, note: own.note || null } : reasonOf(record, name)
    return link === null ? [] : [{ id: docId, name: companyName(record, docId), ...link }]
  })
  return links.toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason)).slice(0, MAX_COMPANIES)
}

function reasonOf(record: CompanyRecord, name: string): Pick<LinkedName, 'reason' | 'note'> | null {
  const registered = registeredNames(record)
  const exact = registered.find((one) => one.name === name)
  if (exact) return { reason: exact.reason, note: null }
  const compared = comparableName(name)
  return registered.some((one) => comparableName(one.name) === compared) ? { reason: 'writing', note: null } : null
}

function sameLetters(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The company of a name in any spelling: as registered before other and former ones; null without any. */
export async function companyOfName(
  engine: Pick<SearchEngine<CompanyRecord>, 'page'>,
  name: string,
  signal: AbortSignal,
): Promise<StoredRecord<CompanyRecord> | null> {
  const stored = await companiesOfName(engine, name, signal)
  const [first] = linksOf(name, stored, [])
  return stored.find(({ docId }) => docId === first?.id) ?? null
}

/** Companies that have the name exactly; without any, those whose names contain its words. */
async function companiesOfName(
  engine: Pick<SearchEngine<CompanyRecord>, 'page'>,
  name: string,
  signal: AbortSignal,
): Promise<readonly StoredRecord<CompanyRecord>[]> {
  const value: QueryNode = { kind: 'exact', value: name }
  const inField = (field: string): QueryNode => ({ kind: 'field', fields: [field], operand: value })
  const exact = await engine.page({ query: { kind: 'or', operands: ['NAME', 'FN'].map(inField) }, from: 0, size: MAX_COMPANIES, signal })
  const query = exact.hits.length > 0 ? null : spellingsQuery(name, 'NAME')
  if (query === null) return exact.hits
  const compared = await engine.page({ query, sort: [{ by: 'relevance', order: 'desc' }], from: 0, size: MAX_COMPARED, signal })
  return compared.hits
}
