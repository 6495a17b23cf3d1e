import { orderStatements } from '../../kinds/merging/order-statements.ts'
import { canonicalJson } from '../../kinds/canonical-json.ts'
import type { RankOf } from '../../kinds/record-kind.ts'
import type { CompanyFacts, CompanyRecord, CompanyStatement } from '../company-record.ts'
import { FACT_MERGING, FACTS } from './fact-merging.ts'

/** Merges records of one company. The data of every source stays in `statements`; the order and grouping of merges do not matter. */
export function mergeCompanies(records: readonly CompanyRecord[], rankOf: RankOf): CompanyRecord {
  const [only, ...others] = records
  if (only !== undefined && others.length === 0) return only
  const statements = orderStatements(records.flatMap(statementsOf), rankOf, { facts: ({ facts }) => facts })
  const { source } = statements[0] as CompanyStatement
  const merged = { ...mergedFacts(statements.map(({ facts }) => facts)), source }
  return statements.length === 1 ? merged : { ...merged, statements }
}

/** A record as text, equal for two records that differ only in their source files. */
export function companyContent({ source: _, statements, ...facts }: CompanyRecord): string {
  return canonicalJson({ ...facts, statements: statements?.map(({ source: { format }, facts: own }) => ({ format, facts: own })) })
}

function statementsOf({ source, statements, ...facts }: CompanyRecord): readonly CompanyStatement[] {
  return statements ?? [{ source, facts }]
}

function mergedFacts(all: readonly CompanyFacts[]): CompanyFacts {
  const merged: Record<string, unknown> = {}
  for (const fact of FACTS) {
    const values = all.flatMap((facts) => (facts[fact] === undefined ? [] : [facts[fact]]))
    if (values.length > 0) merged[fact] = (FACT_MERGING[fact] as (values: unknown[], all: readonly CompanyFacts[]) => unknown)(values, all)
  }
  return withOldNames(merged, all)
}

/** Registered names that only less trusted sources give stay searchable. */
function withOldNames(merged: CompanyFacts, all: readonly CompanyFacts[]): CompanyFacts {
  const known = new Set([...(merged.names ?? []).map(({ text }) => text), ...(merged.formerNames ?? []), ...(merged.otherNames ?? [])])
  const old = [...new Set(all.flatMap(({ names = [] }) => names.map(({ text }) => text)))].filter((text) => !known.has(text))
  return old.length === 0 ? merged : { ...merged, otherNames: [...(merged.otherNames ?? []), ...old] }
}
