import type { Industry, Language } from '@gezhi/contract'
import type { IndustryRow } from './industry-row.ts'

/** The top of a table with what stands directly below each, or one class alike; empty for an unknown code. Pure. */
export function industryTree(rows: readonly IndustryRow[], code: string | undefined, language: Language): Industry[] {
  const below = Map.groupBy(rows, ({ parent }) => parent)
  const say = (row: IndustryRow) => ({ code: row.code, name: row[language], hasChild: below.has(row.code), ipcList: [] as string[] })
  const tops = code === undefined ? (below.get(null) ?? []) : rows.filter((row) => row.code === code)
  return tops.map((top) => ({ ...say(top), children: (below.get(top.code) ?? []).map(say) }))
}
