import { inArray, or, sql } from 'drizzle-orm'
import { personalData, type Person } from '../../platform/personal-data.ts'
import { outboxEntries, sandboxMemory } from './sandbox-table.ts'

const identities = ({ phones, openIds, unionIds }: Person) => [...phones, ...openIds, ...unionIds]

/** Personal data of sandbox gateways; none in production. */
export const DEVELOPMENT_PERSONAL_DATA = [
  personalData({
    table: outboxEntries,
    rowsOf: ({ phones, emails }) => inArray(outboxEntries.to, [...phones, ...emails]),
    atClosing: 'delete',
    copied: [],
  }),
  personalData({
    table: sandboxMemory,
    rowsOf: (person) => or(sql`false`, ...identities(person).map((one) => sql`position(${one} IN ${sandboxMemory.value}) > 0`)),
    atClosing: 'delete',
    copied: [],
  }),
]
