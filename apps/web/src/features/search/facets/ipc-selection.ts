import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { isClassLevel } from '../../../search-state/facet-fields.ts'
import { sameValue, type FacetFilter } from '../../../search-state/facet-filter.ts'
import type { IpcNode } from '../api/ipc-node.ts'

/** The checkbox state of a class: selected itself, below a selected class, above a selected class, or none of these. */
export type IpcCheckboxState = 'checked' | 'within' | 'half' | 'none'

/** Included or excluded IPC classes; none is below another. */
export type IpcSelection = readonly FacetFilter[]

/** The checkbox state of a class in a selection. */
export function ipcCheckboxState(selected: IpcSelection, { symbol }: IpcNode): IpcCheckboxState {
  if (selected.some(({ value }) => value === symbol)) return 'checked'
  if (selected.some(({ value }) => symbol.startsWith(value))) return 'within'
  return selected.some(({ value }) => value.startsWith(symbol)) ? 'half' : 'none'
}

/** The selection with classes added, which replace all below them, or removed together with those below. */
export function withClasses(selected: IpcSelection, nodes: readonly IpcNode[], on: boolean): IpcSelection {
  const others = selected.filter(({ value }) => !nodes.some(({ symbol }) => value.startsWith(symbol)))
  if (!on) return others
  const added = nodes.filter((node) => !nodes.some((other) => other !== node && node.symbol.startsWith(other.symbol)))
  const open = added.filter((node) => ipcCheckboxState(others, node) !== 'within')
  return [...others, ...open.map(({ level, symbol }) => ({ facet: level, value: symbol, include: true }))]
}

/** The filters after a press on a class: it is included or excluded with all classes below it, or cleared. Pure. */
export function toggleClass(kind: SearchableKind, filters: readonly FacetFilter[], node: IpcNode, include: boolean): FacetFilter[] {
  const chosen = classesOf(kind, filters, include)
  const on = ipcCheckboxState(chosen, node) !== 'checked'
  const others = filters.filter((filter) => !chosen.includes(filter) && !sameValue(filter, { facet: node.level, value: node.symbol }))
  return [...others, ...withClasses(chosen, [node], on).map((filter) => ({ ...filter, include }))]
}

/** The filters on classes of any level that include, or exclude. Pure. */
export function classesOf(kind: SearchableKind, filters: readonly FacetFilter[], include: boolean): IpcSelection {
  return filters.filter((filter) => filter.include === include && isClassLevel(kind, filter.facet))
}
