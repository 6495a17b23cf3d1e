import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { companyGroups } from './company-groups-table.ts'

/** Company groups. */
export const GROUP_PERSONAL_DATA = [
  personalData({
    table: companyGroups,
    rowsOf: ({ userId }) => eq(companyGroups.userId, userId),
    atClosing: 'delete',
    copied: ['name', 'companies', 'createdAt'],
  }),
]
