import { MAX_APPLICANT_GROUPS, type ApplicantGroup, type CALLS, type GroupCompany, type ParsedRequestOf } from '@gezhi/contract'
import { printQuery } from '@gezhi/query'
import { PATENT_KIND } from '@gezhi/records'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { queryOptions } from '../kinds/query-options.ts'
import { readSearchQuery } from '../kinds/read-search-query.ts'
import type { Serving } from '../platform/domain.ts'
import type { ApplicantGroupStore, StoredGroup } from './applicant-group-store.ts'
import { findCompanies, queryOfNames, type LinkCompanies } from './find-companies.ts'
import { groupFigures, type CountedNames } from './group-figures.ts'
import { tabulateGroups } from './tabulate-groups.ts'

type CountRequest = ParsedRequestOf<(typeof CALLS)['groups']['countGroups']>

interface HandlerParts {
  readonly store: ApplicantGroupStore
  readonly link: LinkCompanies
  readonly now: () => number
}

/** The calls of applicant groups. */
export function groupHandlers({ store, link, now }: HandlerParts, serving: Serving): Handlers['groups'] {
  const { readiness, schemes } = serving
  const engine = serving.engines.of(PATENT_KIND)
  const searching = async (context: CallContext) => {
    requireReady(readiness)
    const rights = await context.rights()
    return { rights, filters: countryRule(rights), signal: context.signal }
  }
  const requireGroup = async (userId: string, id: string) => {
    const group = await store.find(userId, id)
    if (group === null) throw new CallError('APPLICANT_GROUP_NOT_FOUND')
    return group
  }
  const counting = async ({ queryStr, id }: CountRequest, context: CallContext<UserCaller>) => {
    const { rights, ...search } = await searching(context)
    const { userId } = context.caller
    const counted = id === undefined ? (await store.list(userId)).map(namesOf) : companiesOf(await requireGroup(userId, id))
    const options = queryOptions({ engine, schemes }, rights)
    const within = queryStr === '' ? null : readSearchQuery({ queryStr, mode: 'command' }, context.language, options).tree
    return { ...search, within, counted }
  }
  return {
    findGroupCompanies: async ({ word }, context) => findCompanies(engine, link, word, await searching(context)),
    async addApplicantGroup({ name, companyList }, { caller }) {
      const added = await store.add(caller.userId, name, companyList.map(withNames))
      if (added === 'taken') throw new CallError('APPLICANT_GROUP_NAME_TAKEN', { name })
      if (added === 'full') throw new CallError('APPLICANT_GROUPS_FULL', { limit: MAX_APPLICANT_GROUPS })
      return added
    },
    async listApplicantGroups({ pageNo, pageSize }, { caller }) {
      const groups = await store.list(caller.userId)
      return { list: groups.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(shownGroup), total: groups.length }
    },
    async deleteApplicantGroup({ id }, { caller }) {
      if (!(await store.remove(caller.userId, id))) throw new CallError('APPLICANT_GROUP_NOT_FOUND')
      return true
    },
    async changeApplicantGroup({ id, name, companyList }, { caller }) {
      const change = { ...(name !== undefined && { name }), ...(companyList && { companies: companyList.map(withNames) }) }
      const outcome = await store.change(caller.userId, id, change)
      if (outcome === 'missing') throw new CallError('APPLICANT_GROUP_NOT_FOUND')
      if (outcome === 'taken') throw new CallError('APPLICANT_GROUP_NAME_TAKEN', { name })
      return true
    },
    async countGroups(request, context) {
      const { counted, ...search } = await counting(request, context)
      return groupFigures(engine, counted, { ...search, year: Number(shanghaiTime(new Date(now())).slice(0, 4)) })
    },
    async tabulateGroups({ by, ...request }, context) {
      const { counted, ...search } = await counting(request, context)
      const subjects = counted.map(({ id, ...subject }) => ({ value: request.id === undefined ? id : subject.name, ...subject }))
      return tabulateGroups(engine, subjects, by, { ...search, language: context.language })
    },
  }
}

/** A company counts by its name at least. */
function withNames({ names, ...company }: GroupCompany): GroupCompany {
  return { ...company, names: names.length === 0 ? [company.name] : [...new Set(names)] }
}

/** A group with the names of all its companies. */
export function namesOf({ id, name, companies }: StoredGroup): CountedNames {
  return { id, name, names: [...new Set(companies.flatMap(({ names }) => names))] }
}

function companiesOf({ id, companies }: StoredGroup): CountedNames[] {
  return companies.map(({ name, names }) => ({ id, name, names }))
}

function shownGroup(group: StoredGroup): ApplicantGroup {
  const query = queryOfNames(namesOf(group).names)
  return {
    id: group.id,
    name: group.name,
    companyList: group.companies.map((company) => ({ ...company, names: [...company.names] })),
    queryStr: query === null ? '' : printQuery(query),
    createTime: shanghaiTime(group.createdAt),
  }
}
