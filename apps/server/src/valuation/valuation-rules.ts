import { DEFAULT_VALUATION_FORMULA, type ValuationFormula } from '@gezhi/records'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { valuationRules as table } from './valuation-rules-table.ts'

/** A published version; the built-in one has neither reason nor time. */
export interface RulesVersion {
  readonly version: string
  readonly reason: string | null
  readonly publishedAt: Date | null
}

/** The rules of valuations and their earlier versions. */
export interface ValuationRules {
  /** Each read queries the database, so that all processes follow a new version at once. */
  current(): Promise<ValuationFormula>
  find(version: string): Promise<ValuationFormula | null>
  /** Newest first, the built-in one last. */
  page(page: { pageNo: number; pageSize: number }): Promise<{ list: readonly RulesVersion[]; total: number }>
  /** False if the version exists. */
  publish(formula: ValuationFormula, reason: string): Promise<boolean>
}

const BUILT_IN: RulesVersion = { version: DEFAULT_VALUATION_FORMULA.version, reason: null, publishedAt: null }

/** Rules in PostgreSQL; `now` in ms. */
export function valuationRules(database: Database, now: () => number): ValuationRules {
  return {
    async current() {
      const [row] = await database.select({ formula: table.formula }).from(table).orderBy(desc(table.id)).limit(1)
      return row?.formula ?? DEFAULT_VALUATION_FORMULA
    },
    async find(version) {
      const [row] = await database.select({ formula: table.formula }).from(table).where(eq(table.version, version))
      return row?.formula ?? (version === BUILT_IN.version ? DEFAULT_VALUATION_FORMULA : null)
    },
    async page({ pageNo, pageSize }) {
      const total = await database.$count(table)
      const list: RulesVersion[] = await database
        .select({ version: table.version, reason: table.reason, publishedAt: table.publishedAt })
        .from(table)
        .orderBy(desc(table.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const isLast = pageNo * pageSize > total && (pageNo - 1) * pageSize <= total
      return { list: isLast ? [...list, BUILT_IN] : list, total: total + 1 }
    },
    async publish(formula, reason) {
      if (formula.version === BUILT_IN.version) return false
      const values = { version: formula.version, formula, reason, publishedAt: new Date(now()) }
      return (await database.insert(table).values(values).onConflictDoNothing().returning({ id: table.id })).length > 0
    },
  }
}
