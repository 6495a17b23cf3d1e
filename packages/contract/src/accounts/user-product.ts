import * as z from 'zod'

/** A product an account holds, or shares with its enterprise. Dates are yyyy-MM-dd HH:mm:ss of Asia/Shanghai. */
export const userProductSchema = z.object({
  productName: z.string(),
  /** How far result lists may be paged; null means 500. */
  searchCount: z.number().int().nullable(),
  icon: z.string().nullable(),
  startTime: z.string(),
  endTime: z.string(),
})

export type UserProduct = z.infer<typeof userProductSchema>
