import type { CountryNode } from '@gezhi/records'
import { allSelected } from './select-all.ts'

/** How a region stands: of what can be ticked in it, all, some or nothing is. */
export type RegionTick = 'all' | 'half' | 'none'

/** Codes of the countries below these nodes that can be ticked. */
export function tickableCodes(tree: readonly CountryNode[]): string[] {
  return tree.flatMap(({ list }) => list.filter(({ disabled }) => !disabled).map(({ code }) => code))
}

/** How a region stands when these codes are ticked. */
export function regionCheckboxState(region: CountryNode, ticked: ReadonlySet<string>): RegionTick {
  const codes = tickableCodes([region])
  const there = codes.filter((code) => ticked.has(code)).length
  if (there === 0) return 'none'
  return there === codes.length ? 'all' : 'half'
}

/** Whether 全选 is ticked for a tree (B.filters.08, B.filters.09). */
export function everyCountryTicked(tree: readonly CountryNode[], ticked: ReadonlySet<string>): boolean {
  const codes = tickableCodes(tree)
  const half = tree.filter((region) => regionCheckboxState(region, ticked) === 'half').length
  return allSelected(codes.filter((code) => ticked.has(code)).length, half, codes.length)
}

/** The ticks after codes were ticked or their ticks taken away together. */
export function withTicks(ticked: ReadonlySet<string>, codes: readonly string[], on: boolean): ReadonlySet<string> {
  return new Set(on ? [...ticked, ...codes] : [...ticked].filter((code) => !codes.includes(code)))
}

/** The tree with only these countries under their regions; a region keeps its own count, one without any of them falls away. */
export function prunedTree(tree: readonly CountryNode[], codes: ReadonlySet<string>): CountryNode[] {
  return tree
    .map((region) => ({ ...region, list: region.list.filter(({ code }) => codes.has(code)) }))
    .filter(({ list }) => list.length > 0)
}
