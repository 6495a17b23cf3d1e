import * as z from 'zod'
import { localizedIssue } from '../localized-issue.ts'
import { jsonValue, text } from '../text.ts'
import { IPC_LEVELS, MAX_COMPARED } from './chart-kinds.ts'

/** What is analysed: all records that a query or a list finds. */
export const sourceFields = {
  /** Name of the record kind; patents unless given. */
  kind: text().min(1).max(40).optional(),
  /** A query in the language of the search box. */
  queryStr: text().trim().min(1).max(10_000).optional(),
  /** The records of a list, exactly as its call lists them. */
  list: z
    .object({
      /** Name of the call: `searchPatents`, `searchByCitation`, `searchBatch`, … */
      call: text().min(1).max(60),
      /** The request of that call. */
      request: jsonValue(),
    })
    .optional(),
}

const applicantName = text().trim().min(1).max(300)

/** The choices of a chart of the catalogue. */
export const chartFields = {
  /** Level of charts by IPC: `class_ipc.section`, `class_ipc.cla_ss` or `class_ipc.classification`. */
  level: z.enum(IPC_LEVELS).optional(),
  /** Applicants: one for enterprise charts, two or more for competitive ones. */
  applicantList: z.array(applicantName).max(MAX_COMPARED).optional(),
  /** The caller's applicant groups stand for their applicants, in charts of applicants; their names can be among `applicantList`. */
  byGroup: z.boolean().optional(),
  /** Values, at most. */
  size: z.int().min(1).max(200).optional(),
}

/** Exactly one of query and list. */
export function hasOneSource(request: { readonly queryStr?: string | undefined; readonly list?: unknown }): boolean {
  return (request.queryStr === undefined) !== (request.list === undefined)
}

export const ONE_SOURCE = {
  path: ['list'],
  ...localizedIssue('与 queryStr 须且只能有一个', 'or queryStr is required, and only one of them'),
}
