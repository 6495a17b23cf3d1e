import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { applicantGroups } from './applicant-groups-table.ts'

/** Applicant groups. */
export const GROUP_PERSONAL_DATA = [
  personalData({
    table: applicantGroups,
    rowsOf: ({ userId }) => eq(applicantGroups.userId, userId),
    atClosing: 'delete',
    copied: ['name', 'companies', 'createdAt'],
  }),
]
