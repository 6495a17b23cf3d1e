import { readQuery, referencesIn, strategyKey } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import type { NamedStrategy } from './use-named-strategies.ts'

/** Titles of the strategies that refer to one of those with some ids, and are not among them. Pure. */
export function dependentTitles(
  strategies: readonly Pick<NamedStrategy, 'id' | 'title' | 'searchStrategy'>[],
  ids: readonly string[],
  fields: FieldTable,
): string[] {
  const removed = new Set(strategies.filter(({ id }) => ids.includes(id)).map(({ title }) => strategyKey(title)))
  return strategies
    .filter(
      ({ id, searchStrategy }) => !ids.includes(id) && titlesIn(searchStrategy, fields).some((title) => removed.has(strategyKey(title))),
    )
    .map(({ title }) => title)
}

function titlesIn(query: string, fields: FieldTable): readonly string[] {
  if (!/[#＃][{｛]/.test(query)) return []
  const { tree } = readQuery(query, { fields })
  return tree === null ? [] : referencesIn(tree).titles
}
