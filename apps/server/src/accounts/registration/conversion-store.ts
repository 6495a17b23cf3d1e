import type { Database } from '../../database/connect-database.ts'
import { conversions } from './conversions-table.ts'

/** A registration an advertisement brought. */
export interface Conversion {
  readonly type: 'A' | 'B'
  readonly keyWord: string
  readonly telephone: string
  readonly postData?: unknown
  readonly signature?: string | undefined
}

export interface ConversionStore {
  add(conversion: Conversion): Promise<void>
}

/** Conversions in PostgreSQL; `now` in ms. */
export function conversionStore(database: Database, now: () => number): ConversionStore {
  return {
    async add(conversion) {
      await database.insert(conversions).values({ ...conversion, createdAt: new Date(now()) })
    },
  }
}
