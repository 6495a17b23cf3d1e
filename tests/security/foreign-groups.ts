import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

async function aGroup({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const group = { name: `Private ${randomUUID().slice(0, 8)}`, companyList: [{ name: 'Private' }] }
  const { data } = await post<{ id: string }>('/api/search/ag/add', group, headers)
  return { id: data.id }
}

const group: ForeignRow = { error: 'APPLICANT_GROUP_NOT_FOUND', make: aGroup }

/** Calls that name applicant groups, or list them. */
export const FOREIGN_GROUPS: Readonly<Record<string, ForeignRow>> = {
  'groups.listApplicantGroups': empty(aGroup),
  'groups.countGroups': group,
  'groups.tabulateGroups': { ...group, make: async (test, owner) => ({ ...(await aGroup(test, owner)), by: 'year' }) },
  'groups.deleteApplicantGroup': group,
  'groups.changeApplicantGroup': {
    error: 'APPLICANT_GROUP_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aGroup(test, owner)), name: 'Changed' }),
  },
}
