import * as z from 'zod'
import { MAX_INTEGER, text } from '../text.ts'
import { MAX_INDEX_FIELDS, MAX_INDEX_OPTIONS, MAX_INDEX_TEXT } from './project-limits.ts'

export const numberSchema = z.number().min(-MAX_INTEGER).max(MAX_INTEGER)
export const optionSchema = text().trim().min(1).max(100)

/** Of a text, option or date (`yyyyMMdd`), or the id of a user of the project; a number; several options; null removes it. */
export const valueSchema = z
  .union([text().trim().min(1).max(MAX_INDEX_TEXT), numberSchema, z.array(optionSchema).min(1).max(MAX_INDEX_OPTIONS)])
  .nullable()
export type IndexValue = z.output<typeof valueSchema>

/** Values by field; fields that are not named keep theirs. */
export const fieldValuesSchema = z
  .array(z.object({ id: z.guid().toLowerCase(), value: valueSchema }))
  .min(1)
  .max(MAX_INDEX_FIELDS)
export type FieldValue = z.output<typeof fieldValuesSchema>[number]
