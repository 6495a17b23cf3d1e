import type { CountryNode } from '@gezhi/records'
import { allSelected } from './select-all.ts'

/** The checkbox state of a region: all, some or none of its selectable countries are selected. */
export type RegionCheckboxState = 'all' | 'half' | 'none'

/** Codes of the selectable countries below these nodes. */
export function selectableCodes(tree: readonly CountryNode[]): string[] {
  return tree.flatMap(({ list }) => list.filter(({ disabled }) => !disabled).map(({ code }) => code))
}

/** The checkbox state of a region when these codes are selected. */
export function regionCheckboxState(region: CountryNode, selected: ReadonlySet<string>): RegionCheckboxState {
  const codes = selectableCodes([region])
  const there = codes.filter((code) => selected.has(code)).length
  if (there === 0) return 'none'
  return there === codes.length ? 'all' : 'half'
}

/** Whether 全选 is checked for a tree (B.filters.08, B.filters.09). */
export function isEveryCountrySelected(tree: readonly CountryNode[], selected: ReadonlySet<string>): boolean {
  const codes = selectableCodes(tree)
  const half = tree.filter((region) => regionCheckboxState(region, selected) === 'half').length
  return allSelected(codes.filter((code) => selected.has(code)).length, half, codes.length)
}

/** The selection with codes added or removed. */
export function withCodes(selected: ReadonlySet<string>, codes: readonly string[], on: boolean): ReadonlySet<string> {
  return new Set(on ? [...selected, ...codes] : [...selected].filter((code) => !codes.includes(code)))
}

/** The tree with only these countries under their regions; a region keeps its own count and is dropped without any of them. */
export function prunedTree(tree: readonly CountryNode[], codes: ReadonlySet<string>): CountryNode[] {
  return tree
    .map((region) => ({ ...region, list: region.list.filter(({ code }) => codes.has(code)) }))
    .filter(({ list }) => list.length > 0)
}
