import * as z from 'zod'

/** A page of a list (decisions K): pages count from 1; 20 rows by default, at most 100. */
export const pageFields = {
  pageNo: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
}

/** A page of rows and the total number. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ list: z.array(row), total: z.number().int() })
}
