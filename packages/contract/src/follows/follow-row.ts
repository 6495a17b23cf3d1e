import * as z from 'zod'
import { FOLLOW_TYPES } from './follow-types.ts'

/** A difference between a record and what its follower saw last; `field` is a name of the record kind: `legal_status`, `family`. */
export const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  z.object({ kind: z.literal('count'), field: z.string(), from: z.int(), to: z.int() }),
  z.object({
    kind: z.literal('list'),
    field: z.string(),
    /** The first ones; the totals count all. */
    added: z.array(z.string()),
    addedTotal: z.int(),
    removed: z.array(z.string()),
    removedTotal: z.int(),
  }),
])
export type FollowChange = z.output<typeof changeSchema>

/** A followed record, with the fields of decisions K and what has changed. */
export const followSchema = z.object({
  id: z.string(),
  type: z.enum(FOLLOW_TYPES),
  /** Publication number, registration number. */
  code: z.string(),
  /** Title of the record; as it was when the record was followed if it is no longer in the index. */
  title: z.string(),
  createTime: z.string(),
  /** When it was last marked as seen, at first when it was followed. */
  seenTime: z.string(),
  /** The record is no longer in the index. */
  missing: z.boolean(),
  /** What has changed since then; empty without changes and while it is missing. */
  changes: z.array(changeSchema),
  /** The present record; null if it is missing. */
  record: z
    .object({
      /** A value of the legal status of its kind; null without one. */
      status: z.string().nullable(),
      /** Its applicants, owners. */
      parties: z.array(z.string()),
      /** Application and publication, `yyyyMMdd`. */
      applicationDate: z.string().nullable(),
      publicationDate: z.string().nullable(),
    })
    .nullable(),
})
export type Follow = z.output<typeof followSchema>
