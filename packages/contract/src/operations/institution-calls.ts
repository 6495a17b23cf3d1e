import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { text } from '../text.ts'
import { line } from './console-texts.ts'

/** Networks of one institution. */
const MAX_RANGES = 200
const day = text()
  .max(10)
  .regex(/^2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  .refine(isReal, localizedIssue('不是有效的日期', 'must be a valid date'))

/** 30 February would be 2 March. */
function isReal(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

const institutionFields = {
  nameZh: line(100),
  nameEn: line(100),
  /** Networks in CIDR notation, or single addresses. */
  ranges: z.array(text().trim().min(1).max(60)).min(1).max(MAX_RANGES),
  /** How far its readers may page result lists, as with products. */
  searchCount: z.int().min(1).max(1_000_000),
  /** Readers at the same time; one counts for 15 minutes after the last request. */
  seats: z.int().min(1).max(1_000_000),
  /** The last day, in China; null without an end. */
  validUntil: day.nullable(),
}

export const institutionCalls = {
  /** Institutions whose addresses give rights, all at once. */
  listInstitutions: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/institution/list',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          nameZh: z.string(),
          nameEn: z.string(),
          ranges: z.array(z.string()),
          searchCount: z.int(),
          seats: z.int(),
          validUntil: z.string().nullable(),
          isValid: z.boolean(),
          /** Readers of the last 15 minutes. */
          readers: z.int(),
        }),
      ),
      total: z.int(),
      /** The address of this call as the server sees it; that of a proxy if it is not trusted. */
      address: z.string(),
    }),
    summary: { zh: '机构（管理员）', en: 'Institutions (administrators)' },
  }),
  /** Adds an institution, or changes the one with this id. */
  saveInstitution: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/institution/save',
    who: 'operator',
    request: z.strictObject({ id: z.guid().optional(), ...institutionFields }),
    answer: z.literal(true),
    errors: ['INSTITUTION_RANGE_INVALID', 'INSTITUTION_RANGE_TAKEN', 'INSTITUTION_NOT_FOUND'],
    summary: { zh: '保存机构（管理员）', en: 'Saves an institution (administrators)' },
  }),
  /** Removes an institution with its statistics; its readers lose their rights at once. */
  removeInstitution: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/institution/remove',
    who: 'operator',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['INSTITUTION_NOT_FOUND'],
    summary: { zh: '删除机构（管理员）', en: 'Deletes an institution (administrators)' },
  }),
  /** Use of an institution by day, newest first; days without use are left out. */
  listInstitutionDays: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/institution/days',
    who: 'operator',
    request: z.object({ id: z.guid(), days: z.int().min(1).max(366).default(31) }),
    answer: z.object({
      list: z.array(
        z.object({
          day: z.string(),
          /** Visits: a reader who comes back after 15 minutes counts again. */
          visits: z.int(),
          /** Visits that found all places taken. */
          turnedAway: z.int(),
        }),
      ),
    }),
    errors: ['INSTITUTION_NOT_FOUND'],
    summary: { zh: '机构使用统计（管理员）', en: 'Use of an institution (administrators)' },
  }),
}
