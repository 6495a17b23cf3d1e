import type { RelatedCompany } from '@gezhi/contract'
import type { CompanyRecord, Parent } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { companyName } from './company-row.ts'

type Engine = Pick<SearchEngine<CompanyRecord>, 'get' | 'related'>

/** Children that are listed, at most. */
const MAX_CHILDREN = 100

/** The parents of a company by relation; those that are not in the index by their identifiers. */
export async function parentsOf(engine: Engine, { parents = [] }: CompanyRecord): Promise<RelatedCompany[]> {
  if (parents.length === 0) return []
  const stored = new Map((await engine.get([...new Set(parents.map(({ lei }) => lei))])).map((one) => [one.docId, one]))
  return parents.map((parent) => related(parent, stored.get(parent.lei)))
}

function related({ lei, relation, active }: Parent, stored: StoredRecord<CompanyRecord> | undefined): RelatedCompany {
  const name = stored === undefined ? lei : companyName(stored.record, lei)
  return { id: stored?.docId ?? null, lei, name, country: stored?.record.country ?? null, relation, active }
}

/** The companies of which this one is a parent: direct children and branches before those that only name it as the ultimate parent. */
export async function childrenOf(engine: Engine, { lei }: CompanyRecord): Promise<RelatedCompany[]> {
  if (lei === undefined) return []
  const stored = await engine.related('parent', lei, MAX_CHILDREN)
  return stored
    .map((child) => {
      const own = (child.record.parents ?? []).filter((parent) => parent.lei === lei && parent.active)
      const { relation = 'ultimate' } = own.find((parent) => parent.relation !== 'ultimate') ?? {}
      return related({ lei: child.record.lei ?? child.docId, relation, active: true }, child)
    })
    .toSorted((a, b) => Number(a.relation === 'ultimate') - Number(b.relation === 'ultimate') || a.name.localeCompare(b.name, 'zh'))
}
