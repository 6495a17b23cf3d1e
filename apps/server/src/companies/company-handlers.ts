import type { CompanyHistoryEntry } from '@gezhi/contract'
import { type CompanyRecord, COMPANY_KIND } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { searchAnswerer } from '../kinds/answer-list.ts'
import { findRecord } from '../kinds/find-record.ts'
import { type FilesOfSpace, spaceListAnswerer } from '../kinds/space-list.ts'
import type { Serving } from '../platform/domain.ts'
import type { CompanyAliasStore } from './company-alias-store.ts'
import { companyDetail } from './company-detail.ts'
import { companyDictionaries } from './company-dictionaries.ts'
import type { CompanyHistoryStore, StoredCompanyUse } from './company-history-store.ts'
import { companyName, companyRow } from './company-row.ts'
import { companySearch } from './company-search.ts'
import { companyOfName, linkedCompanies } from './linked-companies.ts'

interface CompanyParts extends Pick<Serving, 'engines' | 'readiness' | 'schemes'> {
  readonly aliases: CompanyAliasStore
  readonly history: CompanyHistoryStore
  readonly filesOfSpace: FilesOfSpace
}

/** Calls of the domain companies. */
export function companyHandlers({ aliases, history, filesOfSpace, ...serving }: CompanyParts): Handlers['companies'] {
  const engine = serving.engines.of(COMPANY_KIND)
  const search = searchAnswerer(companySearch(engine), serving)
  const others = serving.engines.list.filter(({ kind }) => kind.name !== COMPANY_KIND.name)
  const parts = { engine, aliases, others }
  const byId = async (id: string) => {
    requireReady(serving.readiness)
    return orMissing(await findRecord(engine, id), id)
  }
  const byName = async (name: string, signal: AbortSignal) => {
    requireReady(serving.readiness)
    return orMissing(await companyOfName(engine, name, signal), name)
  }
  return {
    searchCompanies: ({ queryStr, filter, ...request }, context) => search({ ...request, filter: queryOf(filter, queryStr) }, context),
    searchSpaceCompanies: spaceListAnswerer(companySearch(engine), serving, filesOfSpace),
    async groupCompanies({ queryStr, filter, field, count, filterItems }, context) {
      const counted = {
        filter: queryOf(filter, queryStr),
        ...(filterItems && { filterItems }),
        groupList: [{ field, count }],
        sortList: [],
        from: 0,
        size: 0,
        snippets: 0,
      }
      return (await search(counted, context)).groupList[0]?.list ?? []
    },
    async listCompanyDictionaries(_request, { language, signal }) {
      requireReady(serving.readiness)
      return companyDictionaries(engine, language, signal)
    },
    getCompany: async ({ id }) => companyDetail(parts, await byId(id)),
    getCompanyCard: async ({ name }, { signal }) => companyRow(await byName(name, signal)),
    getCompanyByName: async ({ name }, { signal }) => companyDetail(parts, await byName(name, signal)),
    async linkCompanies({ names }, { signal }) {
      requireReady(serving.readiness)
      return linkedCompanies(parts, [...new Set(names)], signal)
    },
    async suggestRegistered({ word, count }, { signal }) {
      requireReady(serving.readiness)
      if (!engine.supports.suggestions) return { normalWordList: [], companyList: [] }
      const names = await engine.suggest({ text: word, limit: count, of: 'NAME', filters: [], signal })
      // Nearly every name is that of one company: its number of records is not meaningful.
      return { normalWordList: names.map(({ text: name }) => ({ name })), companyList: [] }
    },
    async addCompanyHistory({ companyId, word = '' }, { caller }) {
      const viewed = companyId === undefined ? null : await byId(companyId)
      const name = viewed === null ? '' : companyName(viewed.record, viewed.docId)
      await history.add(caller.userId, { word, companyId: viewed?.docId ?? '', name })
      return true
    },
    async listCompanyHistory(page, { caller }) {
      const { list, total } = await history.page(caller.userId, page)
      return { list: list.map(shownUse), total }
    },
    async emptyCompanyHistory(_request, { caller }) {
      await history.empty(caller.userId)
      return true
    },
    async deleteCompanyHistory({ id }, { caller }) {
      if (!(await history.remove(caller.userId, id))) throw new CallError('COMPANY_HISTORY_NOT_FOUND')
      return true
    },
  }
}

type Query = Parameters<ReturnType<typeof searchAnswerer>>[0]['filter']

function queryOf(filter: Query | undefined, queryStr = ''): Query {
  return filter ?? { queryStr, mode: 'box' }
}

function orMissing(stored: StoredRecord<CompanyRecord> | null, company: string): StoredRecord<CompanyRecord> {
  if (stored === null) throw new CallError('COMPANY_NOT_FOUND', { company })
  return stored
}

function shownUse({ id, word, companyId, name, usedAt }: StoredCompanyUse): CompanyHistoryEntry {
  return { id, word: word || null, companyId: companyId || null, name: name || null, createTime: shanghaiTime(usedAt) }
}
